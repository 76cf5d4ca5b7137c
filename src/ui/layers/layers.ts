/**
 * The stack of open layers: everything that Back closes one at a time. A layer is a dialog, drawer, popover or menu, or an
 * inner part of a screen such as an open mail, item details or a filled search field. `use-layer.ts` registers them.
 *
 * The screens of the dialog host are layers too, but `src/screens/screens.ts` owns them; it reports them by `setScreens`.
 * React hides earlier screens and removes their effects, so the layers of a hidden screen sleep here until it is shown
 * again. `src/screens/back-button.ts` mirrors the stack in the browser's history.
 *
 * This file owns the stack; it renders nothing and asks nothing. Unsaved work is in `unsaved.ts`.
 */

/** `inner`: part of a dialog, closed by the dialog's Escape. `floating`: handles Escape itself. `host`: holds the screens. */
export type LayerKind = 'inner' | 'floating' | 'host';

export interface Layer {
  readonly kind: LayerKind;
  /** The layer around it; null in the town. */
  readonly parent: Layer | null;
  /** Closes it without a question. */
  readonly close: () => void;
  /** The screen that was shown when the layer opened; 0 in the town. */
  screen: number;
  /** True while React hides its screen. */
  isAsleep: boolean;
}

/** Ids of the screens, oldest first. Those after `shown` are the forward history. */
interface Screens {
  ids: readonly number[];
  /** Index of the shown screen; -1 in the town. */
  shown: number;
}

let screens: Screens = { ids: [], shown: -1 };
let layers: readonly Layer[] = [];
let host: Layer | null = null;
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener after every change of the stack. Returns a function that removes it. */
export function onLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the shown screen; 0 in the town. */
export const screenNow = (): number => screens.ids[screens.shown] ?? 0;

export const hasScreen = (id: number): boolean => screens.ids.includes(id);

/** The layer of the dialog that shows the screens; null while no screen is open. */
export const hostLayer = (): Layer | null => host;

/** Called by the owner of the screens at every change. Forgets the sleeping layers of closed screens. */
export function setScreens(ids: readonly number[], shown: number): void {
  screens = { ids, shown };
  layers = layers.filter(({ isAsleep, screen }) => !isAsleep || hasScreen(screen));
  notify();
}

/** Forgets layers of the shown screen that did not wake with it: they were closed while it was hidden. */
export function dropSleepers(): void {
  const awake = layers.filter(({ isAsleep, screen }) => !isAsleep || screen !== screenNow());
  if (awake.length === layers.length) return;
  layers = awake;
  notify();
}

/** Whether an effect's cleanup means that its screen is hidden, and not that the part is closed. */
export const isBeingHidden = (screen: number): boolean => screen !== 0 && screen !== screenNow() && hasScreen(screen);

/** Adds a layer on top, or wakes it. Returns a function that removes it, or lets it sleep while its screen is hidden. */
export function pushLayer(layer: Layer): () => void {
  if (layer.kind === 'host') {
    host = layer;
    return () => {
      if (host === layer) host = null;
    };
  }
  if (!layers.includes(layer)) {
    layer.screen = screenNow();
    layers = [...layers, layer];
  }
  layer.isAsleep = false;
  notify();
  return () => {
    layer.isAsleep = isBeingHidden(layer.screen);
    if (!layer.isAsleep) layers = layers.filter((other) => other !== layer);
    notify();
  };
}

/** Number of steps that Back can take: shown and earlier screens, and the layers on them. */
export function layerDepth(): number {
  const reachable = screens.ids.slice(0, screens.shown + 1);
  return reachable.length + layers.filter(({ isAsleep, screen }) => !isAsleep || reachable.includes(screen)).length;
}

/** The layer that Back closes next, except those in `closing`; null when it is the shown screen or there is none. */
export function topLayer(closing: ReadonlySet<Layer> = new Set()): Layer | null {
  const shown = screenNow();
  const open = layers.filter((layer) => !layer.isAsleep && !closing.has(layer));
  return open.findLast(({ screen }) => screen === shown) ?? (screens.shown < 0 ? open.at(-1) : undefined) ?? null;
}

/** Whether `inner` is `outer` or lies inside it. */
export function isWithinLayer(inner: Layer | null, outer: Layer): boolean {
  for (let layer = inner; layer !== null; layer = layer.parent) if (layer === outer) return true;
  return false;
}

/** The dialog or drawer that renders the questions of a layer. */
export function dialogAround(layer: Layer | null): Layer | null {
  let around = layer;
  while (around?.kind === 'inner') around = around.parent;
  return around;
}
