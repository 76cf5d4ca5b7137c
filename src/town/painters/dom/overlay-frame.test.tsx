/** What a frame writes into the nodes of bubbles. */
import { describe, expect, it } from 'vitest';
import { faceOf, figureOf } from '../../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../../tests/support/samples/frame-input.ts';
import { createFramePlan } from '../../plan/frame-plan.ts';
import { planFrame } from '../../plan/plan-frame.ts';
import type { Figure } from '../../state/figures.ts';
import { createOverlayNodes } from './overlay-frame.ts';

/** All players have the same position and have said one line. */
const speaker = (id: string, newest: number): Figure =>
  figureOf(id, 1250, 795, {
    tag: faceOf('name'),
    bubbles: { widthPx: 200, heightPx: 30, shortWidthPx: 120, shortHeightPx: 30, newest },
  });

/** The window shows map x 1000 to 1500 and y 500 to 800. */
function town(figures: Figure[]) {
  const plan = createFramePlan();
  const nodes = createOverlayNodes();
  const root = document.createElement('div');
  const bubbles = figures.map(() => document.createElement('div'));
  nodes.setRoot(root);
  for (const [index, { player }] of figures.entries()) {
    nodes.setBubbles(player.socketId, bubbles[index] ?? null);
  }
  const frame = (x = 1000): void => {
    const camera = { x, y: 500, zoom: 2 };
    const options = { isOptimized: true, isStill: true, tint: 0xffffff, lampLight: null };
    planFrame(plan, frameInput({ camera, aim: camera, figures, options }));
    nodes.paint(plan);
  };
  return { root, bubbles, frame };
}

describe('the nodes of bubbles', () => {
  it('shows bubbles from the first frame on, the newest on top and the others above it', () => {
    const { bubbles, frame } = town([speaker('a', 1), speaker('b', 2)]);
    expect(bubbles.map(({ dataset }) => dataset['form'])).toEqual([undefined, undefined]);
    frame();
    expect(bubbles.map(({ dataset }) => dataset['form'])).toEqual(['full', 'full']);
    expect(bubbles.map(({ style }) => style.transform)).toEqual([
      // b spoke last: the name of a rises over that of b, and its bubble over that of b.
      'translate(2400px, 1090px)',
      'translate(2400px, 1124px)',
    ]);
    expect(bubbles.map(({ style }) => style.zIndex)).toEqual(['1', '2']);
  });

  it('points the tail of a shifted bubble to its head', () => {
    const { bubbles, frame } = town([speaker('a', 1)]);
    const tailOf = () => bubbles[0]?.style.getPropertyValue('--tail-x');
    frame();
    expect(tailOf()).toBe('0px');
    // The head is 20 px from the edge, the bubble is 8 px from it and 200 px wide.
    frame(1240);
    expect(tailOf()).toBe('-88px');
  });

  it('marks a bubble below the face, while it is there', () => {
    const figure = speaker('a', 1);
    const { bubbles, frame } = town([figure]);
    const isBeneath = (y: number) => {
      figure.shown.y = y;
      frame();
      return bubbles[0]?.hasAttribute('data-beneath');
    };
    expect([795, 740, 795].map(isBeneath)).toEqual([false, true, false]);
  });

  it('hides bubbles outside the window', () => {
    const { bubbles, frame } = town([speaker('a', 1)]);
    frame();
    frame(4000);
    expect(bubbles[0]?.dataset['form']).toBeUndefined();
    frame();
    expect(bubbles[0]?.dataset['form']).toBe('full');
  });
});
