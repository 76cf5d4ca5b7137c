/** Names and ids of the panel of surroundings and of the sign that opens it. */
export const PLACES_PANEL_ID = 'places-panel';
export const PLACES_TOGGLE_ID = 'places-toggle';
export const PLACES = 'Places';
/** Title of the panel. */
export const SURROUNDINGS = 'Surroundings';
export const WHERE_AM_I = 'Where am I?';
