/**
 * Screens open each other by name. A feature declares its screen in `screen.ts` with `defineScreen`, and its parameters by
 * declaration merging into `ScreenParams`. This file owns the open dialogs and their history; it renders nothing.
 *
 * How a screen keeps unsaved work and closes its parts one at a time (`src/ui/layers/use-layer.ts`):
 * - `useUnsaved(isUnsaved, { text, ... })`: Escape, the close button and Back ask through a dialog before the work is
 *   lost, and leaving the page asks through `beforeunload`. Works in screens, dialogs, drawers and inner layers.
 * - `useInnerLayer(close, isOpen)`: a part inside the screen, such as item details, that Escape and Back close first.
 * - `useDialogPlace().leave`: for Cancel buttons; closes the surrounding dialog and asks first.
 * - Dialogs, drawers, popovers, menus and search fields register themselves.
 * `leaveScreens` and `leaveScreen` are the steps that a player requests; they ask. `closeScreens` and `goBack` do not ask.
 * The browser's Back button: back-button.ts.
 */
import type { ComponentType } from 'react';
import { proxy } from 'valtio';
import type { Accent } from '../ui/layout/accent.ts';
import { openersNow } from '../ui/hooks/use-return-focus.ts';
import { hostLayer, setScreens } from '../ui/layers/layers.ts';
import {
  forgetClosedGuards,
  isScreenUnsaved,
  leaveLayer,
  leaveScreen as askToLeaveScreen,
} from '../ui/layers/unsaved.ts';

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
  /** Shown in the dialog's header. */
  title: string;
  /** Title that depends on the parameters, for screens about one player or post. */
  titleOf?: (params: Params) => string;
  accent: Accent;
  /** Largest size on wide windows, in CSS px. */
  widthPx: number;
  heightPx: number;
  hasAwning?: boolean;
  /** Shown in the header before the title. */
  icon?: ComponentType<{ weight: 'fill' }>;
  /** Loads the content: `() => import('./forum-screen.tsx')` with a default export. */
  load: () => Promise<{ default: ComponentType<ScreenProps<Params>> }>;
}

/** Checks at compile time that the component accepts the parameters declared for the name. */
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
  /** Index of the shown screen; later entries are the forward history. -1 when no dialog is open. */
  at: number;
  /** Elements that may take the focus when the last dialog closes, in order of preference. */
  openers: () => readonly HTMLElement[];
}

export const dialogs = proxy<Dialogs>({ screens: [], at: -1, openers: () => [] });

/** Older entries are dropped. */
const HISTORY_LIMIT = 20;

let lastId = 0;

let preload: (name: string) => void = () => undefined;

/** The shell, which knows all screens, fetches the code of one. */
export function setScreenPreloader(fetchCode: (name: string) => void): void {
  preload = fetchCode;
}

/** Fetches the code of a screen that will probably be opened. */
export const preloadScreen = (name: string): void => preload(name);

type OpenArgs<Name extends ScreenName> = undefined extends ScreenParams[Name]
  ? [params?: ScreenParams[Name]]
  : [params: ScreenParams[Name]];

/** Opens a dialog by name. The back button returns to the one that was open before. */
export function openScreen<Name extends ScreenName>(name: Name, ...[params]: OpenArgs<Name>): void {
  openScreenByName(name, params);
}

/** For names that are not known at compile time, such as the public names of the specification. */
export function openScreenByName(name: string, params?: unknown): void {
  lastId += 1;
  if (dialogs.at < 0) {
    const openers = openersNow();
    dialogs.openers = () => openers;
  }
  const history = [...dialogs.screens.slice(0, dialogs.at + 1), { id: lastId, name, params }].slice(-HISTORY_LIMIT);
  show(history, history.length - 1);
}

export function goBack(): void {
  if (dialogs.at > 0) show(dialogs.screens, dialogs.at - 1);
}

export function goForward(): void {
  if (dialogs.at < dialogs.screens.length - 1) show(dialogs.screens, dialogs.at + 1);
}

/** Closes the open dialog and clears the history. Unsaved work is lost without a question. */
export function closeScreens(): void {
  show([], -1);
}

/**
 * Closes the open dialog as its close button does: unsaved work in any of its screens asks first. `onLeft` is called after
 * it closed.
 */
export function leaveScreens(onLeft?: () => void): void {
  const leave = (): void => {
    closeScreens();
    onLeft?.();
  };
  const host = hostLayer();
  if (host) leaveLayer(host, leave);
  else leave();
}

/**
 * Steps back to the screen before, or closes the first one; unsaved work asks first. When the player discards it, the
 * screen leaves the forward history. Returns false while it asks.
 */
export function leaveScreen(): boolean {
  const host = hostLayer();
  if (!host) return stepBack(false);
  const wasUnsaved = isScreenUnsaved(dialogs.screens[dialogs.at]?.id ?? 0);
  return askToLeaveScreen(host, () => void stepBack(wasUnsaved));
}

function stepBack(isForwardDropped: boolean): boolean {
  if (dialogs.at <= 0) closeScreens();
  else show(isForwardDropped ? dialogs.screens.slice(0, dialogs.at) : dialogs.screens, dialogs.at - 1);
  return true;
}

function show(screens: OpenScreen[], at: number): void {
  dialogs.screens = screens;
  dialogs.at = at;
  setScreens(
    screens.map(({ id }) => id),
    at,
  );
  forgetClosedGuards();
}
