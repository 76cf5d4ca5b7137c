/** Names and ids of the panel of places and of the sign that opens it. */
export const PLACES_PANEL_ID = 'places-panel';
export const PLACES_TOGGLE_ID = 'places-toggle';
export const PLACES = 'Places';
