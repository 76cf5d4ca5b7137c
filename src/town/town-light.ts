/** The mood of the town, from the settings and the player's clock, and its tint. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SceneFile } from '../shared/art/manifest.ts';
import { runtime } from '../shared/runtime/client.ts';
import { epochNow } from '../state/places/lanterns.ts';
import { EVENING_FROM_HOUR, isEveningHour, settings } from '../state/settings/settings.ts';
import type { LampLight } from './plan/lamp-light.ts';
import type { Mood } from './plan/scene-items.ts';

/** Neighbours see dusk in the same second. */
const CLOCK_CHECK_MS = 1000;
/** Share of the colour grade that is left out for figures, so that they stay readable in the dark. */
const FACE_LIGHT = 0.3;

/** Dusk comes over the town for so long, at this speed of its edge. */
const DUSK_MS = 43_000;
/** The lighthouse is lit before it. */
const AHEAD_MS = 3000;
const DUSK_PX_PER_MS = 0.12;

export interface TownLight {
  mood: Mood;
  /** When the dusk that comes over the town has begun, epoch ms; null: none. The mood is `day` until it is over. */
  duskMs: number | null;
}

/** The last dusk before `epochMs`, by the hours of the player's time zone. */
function lastDusk(epochMs: number): number {
  const dusk = new Date(epochMs);
  dusk.setHours(EVENING_FROM_HOUR, 0, 0, 0);
  if (dusk.getTime() > epochMs) dusk.setDate(dusk.getDate() - 1);
  return dusk.getTime();
}

/**
 * Day or evening: the player's choice, otherwise by the server's clock in the player's time zone, so that a wrong clock does not
 * matter. Dusk comes over the town of players who see it begin, unless `isStill`.
 */
export function useTownLight(isStill: boolean): TownLight {
  const { evening } = useSnapshot(settings);
  const [light, setLight] = useState<TownLight>(() => ({ mood: moodAt(epochNow()), duskMs: null }));
  const isAuto = evening === 'auto';
  useEffect(() => {
    let beforeMs = epochNow();
    const update = (): void => {
      const nowMs = epochNow();
      const duskMs = lastDusk(nowMs + AHEAD_MS);
      const isDusk = nowMs - duskMs < DUSK_MS;
      const begins = isAuto && isDusk && beforeMs + AHEAD_MS < duskMs;
      beforeMs = nowMs;
      setLight((shown) => {
        const isShown = begins || (isDusk && shown.duskMs === duskMs);
        const next: TownLight = isShown ? { mood: 'day', duskMs } : { mood: moodAt(nowMs), duskMs: null };
        return next.mood === shown.mood && next.duskMs === shown.duskMs ? shown : next;
      });
    };
    update();
    return runtime.setInterval(update, CLOCK_CHECK_MS);
  }, [isAuto]);
  if (evening !== 'auto') return { mood: evening, duskMs: null };
  return isStill && light.duskMs !== null ? { mood: 'evening', duskMs: null } : light;
}

const moodAt = (epochMs: number): Mood => (isEveningHour(new Date(epochMs).getHours()) ? 'evening' : 'day');

/** The light on figures while dusk comes over the town: the evening's where its edge has passed. */
export const duskLight = (evening: LampLight, eveningTint: number, duskMs: number): LampLight => ({
  tintAt: (x, y, ambient) => ((epochNow() - duskMs) * DUSK_PX_PER_MS > x ? evening.tintAt(x, y, eveningTint) : ambient),
});

/**
 * The colour of white after a mood's 4x5 matrix, 0xRRGGBB: as a tint it grades avatars and moving pieces at no cost.
 */
export function tintOf(scene: SceneFile | null, mood: Mood): number {
  const matrix = scene?.moods[mood];
  if (matrix === undefined) return 0xffffff;
  const channel = (row: number): number => {
    const [r = 0, g = 0, b = 0, , lift = 0] = matrix.slice(row * 5, row * 5 + 5);
    const graded = Math.max(0, Math.min(1, r + g + b + lift));
    return Math.round(255 * (graded + (1 - graded) * FACE_LIGHT));
  };
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}
