/**
 * Where the pictures of effects are in a frame: rays that turn behind a figure, a heart that rises over it, sparkles around it.
 * Fills a pool of entries that is kept from frame to frame, and moves the figures with them. Pure arithmetic.
 */
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';
import { EFFECT_MS, type ShownEffect } from '../state/effects.ts';
import type { EffectEntry, FigureEntry, FramePlan } from './frame-plan.ts';
import { isInSight } from './sight.ts';

/** Size of a picture on the map, px. */
export const EFFECT_PX = { rays: 330, heart: 54, sparkle: 34 } as const;

/** Middle of the rays over the soles, as a share of the figure's height. */
const RAYS_MIDDLE = 0.52;
/** A third of a turn, so that all twelve rays are seen to move. */
const RAYS_TURN = (2 * Math.PI) / 3;
const RAYS_IN_MS = 260;
const RAYS_OUT_MS = 700;
const HOP_PX = 10;
const HOP_MS = 520;
const HEART_RISE_PX = 90;
/** Views of a figure that turns round once. */
const ROUND = [0, 5, 4, 3, 2, 1, 0] as const;
/** Around the middle of the figure, map px, and when each begins, ms. */
const SPARKLES = [
  [-46, -60, 0],
  [50, -20, 160],
  [-30, 46, 320],
] as const;
const SPARKLE_MS = 560;

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Call when the figures of the frame are planned. */
export function planEffects(plan: FramePlan, effects: readonly ShownEffect[], nowMs: number): void {
  let used = 0;
  const next = (): EffectEntry => {
    const entry = (plan.effects[used] ??= createEffectEntry());
    used += 1;
    return entry;
  };
  for (const { kind, player, startMs } of effects) {
    const figure = plan.figures.find(({ source }) => source.player === player);
    const ageMs = nowMs - startMs;
    if (figure === undefined || ageMs < 0 || ageMs >= EFFECT_MS[kind]) continue;
    if (kind === 'rays') placeRays(figure, ageMs, next());
    else if (kind === 'heart') placeHeart(figure, ageMs, next());
    else placeSparkles(figure, ageMs, next);
  }
  for (let index = 0; index < plan.effects.length; index++) {
    const entry = plan.effects[index];
    if (entry !== undefined) entry.isOnScreen = index < used && isSeen(plan, entry);
  }
}

function isSeen({ sight }: FramePlan, { x, y, scale, alpha, picture }: EffectEntry): boolean {
  const sizePx = EFFECT_PX[picture] * scale;
  return alpha > 0 && isInSight(sight, x - sizePx / 2, y - sizePx / 2, sizePx, sizePx);
}

const tallPx = ({ user }: FigureEntry): number => HEAD_ABOVE_SOLES_PX * user.customization.height;

function placeRays(figure: FigureEntry, ageMs: number, out: EffectEntry): void {
  const { rays } = EFFECT_MS;
  out.picture = 'rays';
  out.x = figure.x;
  out.y = figure.y - RAYS_MIDDLE * tallPx(figure);
  out.rotation = (RAYS_TURN * ageMs) / rays;
  out.scale = 0.45 + 0.55 * easeOut(clamp(ageMs / RAYS_IN_MS));
  out.alpha = clamp(ageMs / RAYS_IN_MS) * clamp((rays - ageMs) / RAYS_OUT_MS);
  // Behind the figure and before all that is farther.
  out.depth = figure.depth - 0.5;
  if (ageMs >= HOP_MS) return;
  const hopPx = HOP_PX * Math.sin((Math.PI * ageMs) / HOP_MS);
  figure.liftPx += hopPx;
  figure.risePx += hopPx;
}

function placeHeart(figure: FigureEntry, ageMs: number, out: EffectEntry): void {
  const t = ageMs / EFFECT_MS.heart;
  out.picture = 'heart';
  out.x = figure.x + 8 * Math.sin(t * 2 * Math.PI);
  out.y = figure.y - tallPx(figure) - 34 - HEART_RISE_PX * easeOut(t);
  out.rotation = 0.16 * Math.sin(t * 2 * Math.PI);
  out.scale = 0.5 + 0.5 * easeOut(clamp(ageMs / 300));
  out.alpha = clamp(ageMs / 150) * clamp((1 - t) * 3);
  out.depth = figure.depth + 0.5;
}

function placeSparkles(figure: FigureEntry, ageMs: number, next: () => EffectEntry): void {
  const step = Math.floor((ageMs / EFFECT_MS.sparkles) * ROUND.length);
  figure.view = ROUND[step] ?? 0;
  const middle = figure.y - tallPx(figure) / 2;
  for (const [dx, dy, fromMs] of SPARKLES) {
    const t = (ageMs - fromMs) / SPARKLE_MS;
    if (t < 0 || t >= 1) continue;
    const out = next();
    out.picture = 'sparkle';
    out.x = figure.x + dx;
    out.y = middle + dy;
    out.rotation = t * 0.8;
    out.scale = 0.3 + Math.sin(Math.PI * t);
    out.alpha = clamp(Math.sin(Math.PI * t) * 1.6);
    out.depth = figure.depth + 0.5;
  }
}

const createEffectEntry = (): EffectEntry => ({
  picture: 'rays',
  x: 0,
  y: 0,
  rotation: 0,
  scale: 1,
  alpha: 0,
  depth: 0,
  isOnScreen: false,
});
