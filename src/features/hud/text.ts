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
export const LOOK_AND_SOUND = 'Look and sound';
export const THEME = 'Theme';
export const TOWN_LIGHT = 'Town light';
export const FLOW_SOUND = 'FLOW sound';
export const LANGUAGE = 'Language';
/** The interface has one language. The row shows it and offers no choice. */
export const ONLY_LANGUAGE = 'English only';
export const THEME_NAMES = { auto: 'By the clock', day: 'Day', night: 'Lantern night' } as const;
export const LIGHT_NAMES = { auto: 'By the clock', day: 'Day', evening: 'Evening' } as const;
export const TOWN_PAINTER = 'Drawn by';
const PAINTER_NAMES = { gpu: 'GPU', core: 'Core' } as const;
/** The chosen painter and, where it is another one, the one that runs. */
export function painterNote(choice: 'auto' | 'gpu' | 'core', running: 'gpu' | 'core' | null): string {
  if (choice !== 'auto') {
    const name = PAINTER_NAMES[choice];
    return running === null || running === choice ? name : `${name} (${PAINTER_NAMES[running]} runs)`;
  }
  return running === null ? 'Automatic' : `Automatic: ${PAINTER_NAMES[running]}`;
}
export const TOWN_DETAIL = 'Town detail';
/** How much of the town's picture is shown: Optimized Mode, or what the device can draw in time. */
export function detailNote(isOptimized: boolean, isReduced: boolean): string {
  if (isOptimized) return OPTIMIZED_MODE;
  return isReduced ? 'Automatic: reduced' : 'Automatic: full';
}
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
