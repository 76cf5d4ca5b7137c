/**
 * Settings of a player in this browser (specification: world, section 3, local storage keys). Values are restored on load
 * and saved on every change; a broken or missing one falls back to its default.
 */
import { proxy, subscribe } from 'valtio';
import { readText, writeText } from '../../net/browser-storage.ts';

export const CHAT_HEIGHT_MIN_PX = 200;
export const CHAT_HEIGHT_MAX_PX = 800;
export const CHAT_HEIGHT_DEFAULT_PX = 400;
/** Of radio, town and interface. */
const VOLUME_DEFAULT = 0.2;
const ZOOM_MIN = 1;
const ZOOM_MAX = 3;

export type ThemeChoice = 'auto' | 'day' | 'night';
export type EveningChoice = 'auto' | 'day' | 'evening';
export type PainterChoice = 'auto' | 'gpu' | 'core';
export type MotionChoice = 'auto' | 'reduced';
type AnnouncementChoice = 'off' | 'few' | 'all';

export interface Settings {
  /** Smaller sprites, no layers, no shadow. */
  isOptimizedMode: boolean;
  /** Colours of the interface; `auto` follows the player's clock. */
  theme: ThemeChoice;
  /** Light in the town; `auto` follows the player's clock. */
  evening: EveningChoice;
  /** What draws the town; `auto` takes the GPU where there is one. */
  townPainter: PainterChoice;
  /** `auto` follows the device. Read it through `motion.ts`. */
  motion: MotionChoice;
  /** Whether keys with a character (letters, plus, minus, question mark) are shortcuts. */
  hasLetterKeys: boolean;
  /** What screen readers announce of the town. Whispers and chat lines are always announced. */
  announcements: AnnouncementChoice;
  /** Steps of others are as loud as the own ones, and a chime sounds when somebody comes near, and at the end of a walk. */
  hasSoundCues: boolean;
  /** 0 to 1 */
  radioVolume: number;
  /** Sea, birds, steps; 0 to 1 */
  townVolume: number;
  /** Tones of buttons, messages, rewards; 0 to 1 */
  interfaceVolume: number;
  /** Silences radio, town, interface and games. */
  isMuted: boolean;
  isPlayingRadio: boolean;
  isFlowSoundOn: boolean;
  /** Whether the chat window is open. */
  isExpanded: boolean;
  chatWindowHeight: number;
  /** 1 to 3 */
  cameraZoom: number;
}

type Reader<Value> = (text: string) => Value | undefined;

const flag: Reader<boolean> = (text) => (text === 'true' ? true : text === 'false' ? false : undefined);
const numberIn =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined;
  };
const oneOf =
  <Value extends string>(...values: Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text);

/** The name of each setting is its storage key. */
const rules: { [Name in keyof Settings]: { initial: Settings[Name]; read: Reader<Settings[Name]> } } = {
  isOptimizedMode: { initial: false, read: flag },
  theme: { initial: 'auto', read: oneOf('auto', 'day', 'night') },
  evening: { initial: 'auto', read: oneOf('auto', 'day', 'evening') },
  townPainter: { initial: 'auto', read: oneOf('auto', 'gpu', 'core') },
  motion: { initial: 'auto', read: oneOf('auto', 'reduced') },
  hasLetterKeys: { initial: true, read: flag },
  announcements: { initial: 'few', read: oneOf('off', 'few', 'all') },
  hasSoundCues: { initial: false, read: flag },
  radioVolume: { initial: VOLUME_DEFAULT, read: numberIn(0, 1) },
  townVolume: { initial: VOLUME_DEFAULT, read: numberIn(0, 1) },
  interfaceVolume: { initial: VOLUME_DEFAULT, read: numberIn(0, 1) },
  isMuted: { initial: false, read: flag },
  isPlayingRadio: { initial: true, read: flag },
  isFlowSoundOn: { initial: true, read: flag },
  isExpanded: { initial: true, read: flag },
  chatWindowHeight: { initial: CHAT_HEIGHT_DEFAULT_PX, read: numberIn(CHAT_HEIGHT_MIN_PX, CHAT_HEIGHT_MAX_PX) },
  cameraZoom: { initial: ZOOM_MIN, read: numberIn(ZOOM_MIN, ZOOM_MAX) },
};

const NAMES = Object.keys(rules) as (keyof Settings)[];

/** Reads every setting. A missing or unreadable value is the setting's default. */
export function readSettings(): Settings {
  const read = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const text = readText('local', name);
    return (text === null ? undefined : rules[name].read(text)) ?? rules[name].initial;
  };
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as unknown as Settings;
}

export const settings = proxy<Settings>(readSettings());

let saved: Settings = { ...settings };

subscribe(settings, () => {
  // Only what changed here is written: another tab may have saved its own changes of the rest.
  const changed = NAMES.filter((name) => settings[name] !== saved[name]);
  saved = { ...settings };
  for (const name of changed) writeText('local', name, String(settings[name]));
});

export const EVENING_FROM_HOUR = 19;
/** Evening begins at 19:00 and ends at 6:00 on the player's clock. */
export const isEveningHour = (hour: number): boolean => hour >= EVENING_FROM_HOUR || hour < 6;
