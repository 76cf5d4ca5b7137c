/**
 * What the scene is drawn as: its file, the mood, the light, how much of it. Kept beside React, because the canvas has to
 * be given the same children for good: it renders those of its first moment once more when the renderer is ready.
 */
import type { SceneFile } from '../../../shared/art/manifest.ts';

export type Mood = 'day' | 'evening';

export interface SceneLook {
  scene: SceneFile | null;
  mood: Mood;
  /** Multiplied onto avatars and moving pieces. */
  tint: number;
  /** Without foreground, light and what flies. */
  isOptimized: boolean;
}

export interface SceneLookStore {
  get(): SceneLook;
  set(look: SceneLook): void;
  subscribe(changed: () => void): () => void;
}

export function createSceneLook(): SceneLookStore {
  let look: SceneLook = { scene: null, mood: 'day', tint: 0xffffff, isOptimized: false };
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
