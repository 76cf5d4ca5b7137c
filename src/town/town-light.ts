/** The mood of the town, from the settings and the player's clock, and its tint. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SceneFile } from '../shared/art/manifest.ts';
import { runtime } from '../shared/runtime/client.ts';
import { epochNow } from '../state/places/lanterns.ts';
import { EVENING_FROM_HOUR, type EveningChoice, isEveningHour, settings } from '../state/settings/settings.ts';
import type { LampLight } from './plan/lamp-light.ts';
import { type EveningShare, eveningShare, type LightChange, shareOfChange } from './plan/light-change.ts';
import type { Mood } from './plan/scene-items.ts';

/** Neighbours see dusk in the same second. */
const CLOCK_CHECK_MS = 1000;
/** Share of the colour grade that is left out for figures, so that they stay readable in the dark. */
const FACE_LIGHT = 0.3;

/** The edge of dusk needs 43 s; two seconds later the whole evening is there, fireflies last. */
const DUSK_MS = 45_000;
/** The lighthouse is lit before it. */
const AHEAD_MS = 3000;
/** Dawn, a choice in the settings, and every change in Optimized Mode fade in the whole town at once. */
const FADE_MS = { dawn: 6000, byHand: 4000, optimized: 2000 } as const;

export interface TownLight {
  mood: Mood;
  /** What comes over the town now; until it is over the mood is `day`. */
  change: LightChange | null;
}

/** The last dusk before `epochMs`, by the hours of the player's time zone. */
function lastDusk(epochMs: number): number {
  const dusk = new Date(epochMs);
  dusk.setHours(EVENING_FROM_HOUR, 0, 0, 0);
  if (dusk.getTime() > epochMs) dusk.setDate(dusk.getDate() - 1);
  return dusk.getTime();
}

interface Wanted {
  nowMs: number;
  mood: Mood;
  /** When a dusk has begun to come over the town; null for none. */
  duskMs: number | null;
  /** How long a change fades; null: it is shown at once. */
  fadeMs: number | null;
  /** Nothing moves over the town. */
  isStill: boolean;
}

function nextLight(shown: TownLight, { nowMs, mood, duskMs, fadeMs, isStill }: Wanted): TownLight {
  if (duskMs !== null) return { mood: 'day', change: { kind: 'edge', startMs: duskMs, lastsMs: DUSK_MS } };
  const { change } = shown;
  const goal = change === null ? shown.mood : change.kind === 'out' ? 'day' : 'evening';
  const isOver = change !== null && (nowMs - change.startMs >= change.lastsMs || (isStill && change.kind === 'edge'));
  // Dusk begins some seconds before the hour of the evening.
  const isAhead = change?.kind === 'edge' && nowMs < change.startMs + AHEAD_MS;
  if (mood === goal || (isAhead && !isOver)) return isOver ? { mood: goal, change: null } : shown;
  if (fadeMs === null) return { mood, change: null };
  return { mood: 'day', change: { kind: mood === 'evening' ? 'in' : 'out', startMs: nowMs, lastsMs: fadeMs } };
}

export interface LightOptions {
  isStill: boolean;
  isOptimized: boolean;
}

/**
 * Day or evening: the player's choice, otherwise by the server's clock in the player's time zone, so that a wrong clock does not
 * matter. Dusk comes over the town of players who see it begin, unless `isStill`.
 */
export function useTownLight({ isStill, isOptimized }: LightOptions): TownLight {
  const { evening } = useSnapshot(settings);
  const [light, setLight] = useState<TownLight>(() => ({ mood: moodOf(evening, epochNow()), change: null }));
  useEffect(() => {
    let beforeMs = epochNow();
    const update = (fadeMs: number): void => {
      const nowMs = epochNow();
      const duskMs = lastDusk(nowMs + AHEAD_MS);
      const begins = evening === 'auto' && !isStill && nowMs - duskMs < DUSK_MS && beforeMs + AHEAD_MS < duskMs;
      beforeMs = nowMs;
      const wanted: Wanted = {
        nowMs,
        mood: moodOf(evening, nowMs),
        duskMs: begins ? duskMs : null,
        fadeMs: isOptimized ? FADE_MS.optimized : isStill ? null : fadeMs,
        isStill,
      };
      setLight((shown) => nextLight(shown, wanted));
    };
    update(FADE_MS.byHand);
    return runtime.setInterval(() => update(FADE_MS.dawn), CLOCK_CHECK_MS);
  }, [evening, isStill, isOptimized]);
  return light;
}

const moodOf = (evening: EveningChoice, epochMs: number): Mood => (evening === 'auto' ? moodAt(epochMs) : evening);

const moodAt = (epochMs: number): Mood => (isEveningHour(new Date(epochMs).getHours()) ? 'evening' : 'day');

/** The light on figures while the evening comes or goes. */
export const changingLight = (evening: LampLight, eveningTint: number, change: LightChange): LampLight => ({
  tintAt(x, y, ambient) {
    const share = shareOfChange(change, x, epochNow() - change.startMs);
    return share === 0 ? ambient : mixTints(ambient, evening.tintAt(x, y, eveningTint), share);
  },
});

/** The light on moving scenery while the evening comes or goes, at a column of the map. */
export const changingTint =
  (dayTint: number, eveningTint: number, change: LightChange) =>
  (x: number): number =>
    mixTints(dayTint, eveningTint, shareOfChange(change, x, epochNow() - change.startMs));

/** How much of the evening is there while it comes or goes. */
export const changingShare = (change: LightChange) => (): EveningShare =>
  eveningShare(change, epochNow() - change.startMs);

/** 0xRRGGBB. */
function mixTints(from: number, to: number, share: number): number {
  const channel = (shift: number): number =>
    Math.round(((from >> shift) & 255) * (1 - share) + ((to >> shift) & 255) * share);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

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
