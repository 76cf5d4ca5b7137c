/** Id of the wheel, which its button controls, and of the buttons. */
export const WHEEL_ID = 'gesture-wheel';
export const WHEEL_TOGGLE_CLASS = 'gesture-toggle';
