/** Two players who wave at each other. Owns when each figure waved last. */
import type { Point } from '../../engine/core/types.ts';
import type { Figure } from '../state/figures.ts';

/** Between the two waves, and between the two figures. */
const LONGEST_MS = 4000;
const FARTHEST_PX = 200;

export interface Meetings {
  /** Notes a wave. Returns the place between the figure and the nearest one that has just waved; null without one. */
  wave(figure: Figure, atMs: number): Point | null;
}

export function createMeetings(): Meetings {
  let waves: { figure: Figure; atMs: number }[] = [];
  return {
    wave(figure, atMs) {
      waves = waves.filter((wave) => atMs - wave.atMs <= LONGEST_MS && wave.figure !== figure);
      const { x, y } = figure.shown;
      let found: Point | null = null;
      let leastPx = FARTHEST_PX;
      for (const { figure: other } of waves) {
        const distancePx = Math.hypot(other.shown.x - x, other.shown.y - y);
        if (distancePx > leastPx) continue;
        leastPx = distancePx;
        found = { x: (x + other.shown.x) / 2, y: (y + other.shown.y) / 2 };
      }
      waves.push({ figure, atMs });
      return found;
    },
  };
}
