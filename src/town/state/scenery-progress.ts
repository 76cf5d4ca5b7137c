/** How much of the scenery in the window is drawn. The frame loop sets it after every frame; listeners receive changes. */
export interface SceneryProgress {
  /** Pictures in sight that are drawn. */
  shown: number;
  /** Pictures in sight; 0 while the scene itself is not there. */
  wanted: number;
}

export interface SceneryProgressStore {
  set(shown: number, wanted: number): void;
  readonly get: () => SceneryProgress;
  readonly subscribe: (changed: () => void) => () => void;
}

export const isWhole = ({ shown, wanted }: SceneryProgress): boolean => wanted > 0 && shown === wanted;

export function createSceneryProgress(): SceneryProgressStore {
  let progress: SceneryProgress = { shown: 0, wanted: 0 };
  const listeners = new Set<() => void>();
  return {
    set(shown, wanted) {
      if (shown === progress.shown && wanted === progress.wanted) return;
      progress = { shown, wanted };
      for (const changed of listeners) changed();
    },
    get: () => progress,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
