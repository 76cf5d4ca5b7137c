/** Texts of a figure's stage. */
export const ZOOM_IN = 'Zoom in';
export const ZOOM_OUT = 'Zoom out';
export const SHOW_WHOLE = 'Show the whole figure';
