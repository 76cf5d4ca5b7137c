/** Ids of elements that refer to each other. */
export const RADIO_PANEL_ID = 'radio-panel';
export const RADIO_TOGGLE_ID = 'radio-toggle';
