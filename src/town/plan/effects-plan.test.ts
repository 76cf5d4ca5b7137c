/** Effects around figures in a frame's plan: where they are, that they end, and how they move the figure. */
import { describe, expect, it } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../tests/support/samples/frame-input.ts';
import type { TownEffect } from '../../state/rewards/rewards.ts';
import { EFFECT_MS } from '../state/effects.ts';
import { createFramePlan, type EffectEntry, type FramePlan } from './frame-plan.ts';
import { planFrame } from './plan-frame.ts';

const wren = figureOf('wren', 1200, 800, { shown: { x: 1200, y: 800, view: 2, isMoving: false } });
const odette = figureOf('odette', 1300, 800);
const camera = { x: 900, y: 400, zoom: 1 };

function planOf(kind: TownEffect, ageMs: number, plan = createFramePlan()): FramePlan {
  const effects = [{ kind, player: wren.player, startMs: 1000 }];
  planFrame(plan, frameInput({ camera, aim: camera, figures: [wren, odette], effects, nowMs: 1000 + ageMs }));
  return plan;
}
const shownOf = ({ effects }: FramePlan): EffectEntry[] => effects.filter(({ isOnScreen }) => isOnScreen);
const entryOf = (plan: FramePlan, id: string) => plan.figures.find((entry) => entry.id === id)!;

describe('rays', () => {
  it('turn behind their figure, which hops once', () => {
    const [early, late] = [planOf('rays', 260), planOf('rays', 1000)];
    const [[one], [other]] = [shownOf(early), shownOf(late)];
    expect(one).toMatchObject({ picture: 'rays', x: 1200, alpha: 1 });
    expect(one!.y).toBeLessThan(800);
    expect(one!.depth).toBeLessThan(entryOf(early, 'wren').depth);
    expect(other!.rotation).toBeGreaterThan(one!.rotation);
    expect(entryOf(early, 'wren').liftPx).toBeCloseTo(10, 1);
    expect(entryOf(late, 'wren').liftPx).toBe(0);
    expect(entryOf(early, 'odette').liftPx).toBe(0);
  });

  it('are gone after their time, also from a plan that is filled again', () => {
    const plan = planOf('rays', 1000);
    expect(shownOf(plan)).toHaveLength(1);
    expect(shownOf(planOf('rays', EFFECT_MS.rays, plan))).toEqual([]);
  });

  it('are not on screen far from the window', () => {
    const plan = createFramePlan();
    const effects = [{ kind: 'rays', player: wren.player, startMs: 0 }] as const;
    const away = { x: 3000, y: 400, zoom: 1 };
    planFrame(plan, frameInput({ camera: away, aim: away, figures: [wren], effects, nowMs: 500 }));
    expect(shownOf(plan)).toEqual([]);
  });
});

it('a heart rises over its figure', () => {
  const [[low], [high]] = [shownOf(planOf('heart', 200)), shownOf(planOf('heart', 1200))];
  expect(low).toMatchObject({ picture: 'heart' });
  expect(high!.y).toBeLessThan(low!.y - 30);
});

it('sparkles are around a figure that turns round once', () => {
  expect(shownOf(planOf('sparkles', 300)).map(({ picture }) => picture)).toEqual(['sparkle', 'sparkle']);
  const views = [0, 200, 300, 450, 600, 700, 880].map((ageMs) => entryOf(planOf('sparkles', ageMs), 'wren').view);
  expect(views).toEqual([0, 5, 4, 3, 2, 1, 0]);
  expect(entryOf(planOf('sparkles', EFFECT_MS.sparkles), 'wren').view).toBe(2);
});
