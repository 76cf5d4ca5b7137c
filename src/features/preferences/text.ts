/** Texts of the preferences. */
export const LOOK = 'Look';
export const THEME = 'Theme';
export const THEME_NAMES = { auto: 'By the clock', day: 'Day', night: 'Lantern night' } as const;
export const TOWN_LIGHT = 'Town light';
export const LIGHT_NAMES = { auto: 'By the clock', day: 'Day', evening: 'Evening' } as const;
export const TOWN_PAINTER = 'Drawn by';
export const PAINTER_NAMES = { auto: 'Automatic', gpu: 'GPU', core: 'Core' } as const;
export const TOWN_DETAIL = 'Town detail';
export const LANGUAGE = 'Language';
/** The interface has one language. The row shows it and offers no choice. */
export const ONLY_LANGUAGE = 'English only';

export const SOUND = 'Sound';
export const MUTE = 'Mute all sounds';
export const VOLUMES = {
  radioVolume: 'Radio volume',
  townVolume: 'Town volume',
  interfaceVolume: 'Interface volume',
} as const;
export const VOLUME_NOTES = {
  radioVolume: 'Also the sounds of FLOW.',
  townVolume: 'Sea, fountain, birds, steps.',
  interfaceVolume: 'Buttons, messages, rewards.',
} as const;
export const percent = (volume: number): string => `${Math.round(volume * 100)} per cent`;
export const FLOW_SOUND = 'FLOW sound';

export const MOTION = 'Motion';
export const MOTION_NOTE = 'Reduced motion keeps pictures still and shows changes at once.';
export const MOTION_NAMES = { auto: 'As the device says', reduced: 'Reduced' } as const;

export const KEYS = 'Keys';
export const LETTER_KEYS = 'Letter keys';
export const LETTER_KEYS_NOTE =
  'W, A, S, D, E, H, L, plus, minus and the question mark act while the town has the focus, J, K, R and S in the list of mails.';

export const SCREEN_READER = 'Without sight';
export const TOWN_ANNOUNCEMENTS = 'Town announcements';
export const ANNOUNCEMENTS_NOTE =
  'What a screen reader says of walks, places and people near. It always says whispers and chat.';
export const ANNOUNCEMENT_NAMES = { off: 'Off', few: 'Few', all: 'All' } as const;
export const SOUND_CUES = 'Sound cues';
export const SOUND_CUES_NOTE =
  'Clear steps of others, and chimes when somebody comes near and when a walk ends. Town volume applies.';

export const HELP = 'Help';
export const HOW_TO_PLAY = 'How to play';
export const HOW_TO_PLAY_NOTE = 'Walking, talking and everything else, for mouse, keys and touch.';

/** What draws the town now, where that is not the choice itself. */
export function painterNote(choice: 'auto' | 'gpu' | 'core', running: 'gpu' | 'core' | null): string | undefined {
  if (running === null || running === choice) return undefined;
  return `${PAINTER_NAMES[running]} draws now`;
}

/** How much of the town's picture is shown: Optimized Mode, or what the device can draw in time. */
export function detailNote(isOptimized: boolean, isReduced: boolean): string {
  if (isOptimized) return 'Optimized Mode';
  return isReduced ? 'Automatic: reduced' : 'Automatic: full';
}
