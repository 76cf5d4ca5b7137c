/**
 * The compiled scenery that is shown now. It is a store outside React, because the canvas must keep its children: it
 * renders the children of its first render again when the renderer is ready.
 */
import { type Mood, NO_ITEMS, type SceneItems } from './scene-items.ts';

export interface SceneLook {
  readonly items: SceneItems;
  readonly mood: Mood;
}

export interface SceneLookStore {
  readonly get: () => SceneLook;
  set(look: SceneLook): void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createSceneLook(): SceneLookStore {
  let look: SceneLook = { items: NO_ITEMS, mood: 'day' };
  const listeners = new Set<() => void>();
  return {
    get: () => look,
    set(next) {
      look = next;
      for (const listener of listeners) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
