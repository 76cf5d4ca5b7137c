/** The mood of the town, from the settings and the player's clock, and its tint. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SceneFile } from '../shared/art/manifest.ts';
import { runtime } from '../shared/runtime/client.ts';
import { isEveningHour, settings } from '../state/settings/settings.ts';
import type { Mood } from './plan/scene-items.ts';

const CLOCK_CHECK_MS = 60_000;
/** Share of the colour grade that is left out for figures, so that they stay readable in the dark. */
const FACE_LIGHT = 0.3;

/** Day or evening: the player's choice, otherwise by the clock. */
export function useMood(): Mood {
  const { evening } = useSnapshot(settings);
  const [hour, setHour] = useState(() => new Date(runtime.now()).getHours());
  useEffect(() => {
    const timer = window.setInterval(() => setHour(new Date(runtime.now()).getHours()), CLOCK_CHECK_MS);
    return () => window.clearInterval(timer);
  }, []);
  if (evening !== 'auto') return evening;
  return isEveningHour(hour) ? 'evening' : 'day';
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
