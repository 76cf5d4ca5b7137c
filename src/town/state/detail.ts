/**
 * What a slow device leaves out of the picture, step by step and in this order. The plan of a frame and both painters obey it;
 * `detail-governor.ts` chooses the level. Pure.
 */

export interface Detail {
  /** Clouds, flags, boats, petals and glints stop. */
  readonly hasAmbience: boolean;
  readonly hasFlicker: boolean;
  readonly hasShadows: boolean;
  /** Those far from the own figure have pictures of the full size. */
  readonly hasFarFigures: boolean;
  /** As many frames as the screen shows, not 30 a second. */
  readonly hasFullRate: boolean;
  readonly hasFullResolution: boolean;
}

/**
 * Of a figure: whether a picture half as large as those of the town is shown, whatever its size on the screen. `enough`: where
 * the full size is not loaded. Loading both foreverybody would exceed the store's budget: it would evict and fetch forever.
 */
export type HalfSize = 'never' | 'enough' | 'always';

const ORDER = [
  'hasAmbience',
  'hasFlicker',
  'hasShadows',
  'hasFarFigures',
  'hasFullRate',
  'hasFullResolution',
] as const satisfies readonly (keyof Detail)[];

/** Everything is left out. Level 0 leaves out nothing. */
export const LEVEL_MAX = ORDER.length;
/** From here on 30 frames a second are enough. */
export const SLOW_RATE_LEVEL = ORDER.indexOf('hasFullRate') + 1;
/** Optimized Mode is fixed here: it has smaller pictures and one device pixel for each CSS pixel anyway. */
export const OPTIMIZED_LEVEL = ORDER.indexOf('hasFarFigures') + 1;

const LEVELS: readonly Detail[] = Array.from({ length: LEVEL_MAX + 1 }, (_, level) => {
  const has = (name: keyof Detail): boolean => ORDER.indexOf(name) >= level;
  return {
    hasAmbience: has('hasAmbience'),
    hasFlicker: has('hasFlicker'),
    hasShadows: has('hasShadows'),
    hasFarFigures: has('hasFarFigures'),
    hasFullRate: has('hasFullRate'),
    hasFullResolution: has('hasFullResolution'),
  };
});

/** What a level from 0 to `LEVEL_MAX` shows; always the same object. Throws a RangeError for other levels. */
export function detailOf(level: number): Detail {
  const detail = LEVELS[level];
  if (detail === undefined) throw new RangeError(`no level of detail: ${level}`);
  return detail;
}

export const FULL_DETAIL = detailOf(0);
