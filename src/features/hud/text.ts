/** Texts of the bars and menus (specification: world, section 2.5). */
export const MENU = 'Menu';
export const PROFILE = 'Profile';
export const SETTINGS = 'Settings';
export const CLOSE = 'CLOSE';
export const BECOME_A_RESIDENT = 'Become a Resident';
export const OPTIMIZED_MODE = 'Optimized Mode';
export const OPTIONS = 'Options';
export const LOGOUT = 'Logout';
export const RELOAD = 'Reload';
export const PREFERENCES = 'Preferences';
export const RESIDENT = 'Resident';
export const ZOOM_IN = 'Zoom in';
export const ZOOM_OUT = 'Zoom out';
export const JOYSTICK = 'Joystick';
export const OPEN_FLOW = 'open FLOW';
/** Why Places, Events, My Condo and Options are disabled. */
export const UNAVAILABLE = 'Not open to anyone yet';
/** The same, beside the label. */
export const NOT_OPEN = 'Not open yet';
export const UNREAD_MAILS = 'unread mails';
export const MORE_GEMS = 'Get gems';
export const levelReached = (level: number): string => `You reached level ${level}.`;
