/**
 * Screens open each other by name. A feature declares its screen in `screen.ts` with `defineScreen` and its parameters by
 * declaration merging into `ScreenParams`; `openScreen` is all that features need of the shell. This file owns the stack of
 * open dialogs and its history.
 */
import type { ComponentType } from 'react';
import { proxy } from 'valtio';
import type { Accent } from '../ui/layout/accent.ts';
import { openersNow } from '../ui/hooks/use-return-focus.ts';

/**
 * Parameters by screen name; `undefined` for a screen without any. A feature adds its own:
 * `declare module '../../screens/screens.ts' { interface ScreenParams { profile: { username: string } } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- features fill it by declaration merging
export interface ScreenParams {}

export type ScreenName = keyof ScreenParams & string;

export interface ScreenProps<Params> {
  params: Params;
  close: () => void;
}

export interface ScreenManifest<Name extends string = string, Params = never> {
  /** The name of the feature, the same in screen, call, domain and table. */
  name: Name;
  /** The dialog's name in the specification, where it differs. The screen is registered under both names. */
  publicName?: string;
  /** On the sign. */
  title: string;
  /** The title of one opening, for screens about one player or post. */
  titleOf?: (params: Params) => string;
  accent: Accent;
  /** Largest size on a desktop. */
  widthPx: number;
  heightPx: number;
  hasAwning?: boolean;
  /** On the sign, before the title. */
  icon?: ComponentType<{ weight: 'fill' }>;
  /** Loads the content: `() => import('./forum-screen.tsx')` with a default export. */
  load: () => Promise<{ default: ComponentType<ScreenProps<Params>> }>;
}

/** Keeps name and parameters together: a manifest whose component wants other parameters does not compile. */
export const defineScreen = <Name extends ScreenName>(
  manifest: ScreenManifest<Name, ScreenParams[Name]>,
): ScreenManifest<Name, ScreenParams[Name]> => manifest;

export interface OpenScreen {
  /** Distinguishes two openings of one screen. */
  id: number;
  name: string;
  params: unknown;
}

export interface Dialogs {
  screens: OpenScreen[];
  /** `screens[at]` is shown; what stands after it can be gone forward to. -1 when no dialog is open. */
  at: number;
  /** What the focus returns to when all is closed. */
  openers: () => readonly HTMLElement[];
}

export const dialogs = proxy<Dialogs>({ screens: [], at: -1, openers: () => [] });

/** Older steps are forgotten. */
const HISTORY_LIMIT = 20;

let lastId = 0;

type OpenArgs<Name extends ScreenName> = undefined extends ScreenParams[Name]
  ? [params?: ScreenParams[Name]]
  : [params: ScreenParams[Name]];

/** Opens a dialog by name, over the one that is open, which the back knob returns to. */
export function openScreen<Name extends ScreenName>(name: Name, ...[params]: OpenArgs<Name>): void {
  openScreenByName(name, params);
}

/** For menus, and for names whose screen is another's: the shell registers every name of the specifications. */
export function openScreenByName(name: string, params?: unknown): void {
  lastId += 1;
  if (dialogs.at < 0) {
    const openers = openersNow();
    dialogs.openers = () => openers;
  }
  const way = [...dialogs.screens.slice(0, dialogs.at + 1), { id: lastId, name, params }].slice(-HISTORY_LIMIT);
  dialogs.screens = way;
  dialogs.at = way.length - 1;
}

export function goBack(): void {
  if (dialogs.at > 0) dialogs.at -= 1;
}

export function goForward(): void {
  if (dialogs.at < dialogs.screens.length - 1) dialogs.at += 1;
}

/** Closes whatever is open and forgets the way there. */
export function closeScreens(): void {
  dialogs.screens = [];
  dialogs.at = -1;
}
