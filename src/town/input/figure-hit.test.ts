import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { createTagBox, type TagBox } from '../plan/tag-layout.ts';
import { figureAt, figureBox } from './figure-hit.ts';

const camera = { x: 100, y: 50, zoom: 2 };
interface Change {
  isSelf?: boolean;
  isOnScreen?: boolean;
  tag?: Partial<TagBox>;
}
/** With a name of 80 x 24 px above the head, or moved by `tag`; from the map's corner, at zoom 2. */
const figure = (username: string, x: number, y: number, { tag, ...rest }: Change = {}) => ({
  isSelf: false,
  isOnScreen: true,
  ...rest,
  x,
  y,
  tag: {
    ...createTagBox(),
    isPlaced: true,
    left: x * 2 - 40,
    right: x * 2 + 40,
    top: (y - 200) * 2 - 24,
    bottom: (y - 200) * 2,
    ...tag,
  },
  user: { username, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
});

describe('figureAt', () => {
  const back = figure('back', 400, 500);
  const front = figure('front', 410, 520);
  const nameAt = (x: number, y: number, all = [front, back]) =>
    figureAt(all, camera, { x: (x - 100) * 2, y: (y - 50) * 2 })?.user.username ?? null;

  it('finds the body, the head and the name, and nothing next to them', () => {
    expect(nameAt(400, 490, [back])).toBe('back');
    expect(nameAt(400, 305, [back])).toBe('back');
    expect(nameAt(400, 292, [back])).toBe('back');
    expect(nameAt(440, 490, [back])).toBeNull();
    expect(nameAt(400, 505, [back])).toBeNull();
  });

  it('prefers the figure in front', () => {
    expect(nameAt(405, 450)).toBe('front');
    expect(nameAt(372, 450)).toBe('back');
  });

  it('finds a name that was moved, also in front of another body, and no name that is faded', () => {
    const moved = figure('moved', 380, 480, { tag: { top: 500, bottom: 524 } });
    expect(nameAt(390, 256, [moved])).toBe('moved');
    expect(nameAt(390, 274, [moved])).toBeNull();
    const inFront = figure('moved', 300, 480, { tag: { left: 780, right: 820, top: 840, bottom: 864 } });
    expect(nameAt(400, 426, [back, inFront])).toBe('moved');
    expect(nameAt(400, 292, [figure('faded', 400, 500, { tag: { isPlaced: false } })])).toBeNull();
  });

  it('finds the own figure where its card is wanted', () => {
    const own = figure('me', 400, 500, { isSelf: true });
    expect(figureAt([own, back], camera, { x: 600, y: 880 }, true)?.user.username).toBe('me');
  });

  it('ignores the own figure and figures outside the window', () => {
    expect(nameAt(400, 490, [figure('me', 400, 500, { isSelf: true }), back])).toBe('back');
    expect(nameAt(400, 490, [figure('far', 400, 500, { isOnScreen: false })])).toBeNull();
  });
});

it('figureBox is in CSS pixels of the window', () => {
  expect(figureBox(figure('a', 400, 500), camera)).toEqual({ x: 540, y: 500, width: 120, height: 400 });
});
