import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { figureAt, figureBox } from './figure-hit.ts';

const camera = { x: 100, y: 50, zoom: 2 };
const figure = (username: string, x: number, y: number, rest: { isSelf?: boolean; isOnScreen?: boolean } = {}) => ({
  isSelf: false,
  isOnScreen: true,
  ...rest,
  x,
  y,
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

  it('ignores the own figure and figures outside the window', () => {
    expect(nameAt(400, 490, [figure('me', 400, 500, { isSelf: true }), back])).toBe('back');
    expect(nameAt(400, 490, [figure('far', 400, 500, { isOnScreen: false })])).toBeNull();
  });
});

it('figureBox is in CSS pixels of the window', () => {
  expect(figureBox(figure('a', 400, 500), camera)).toEqual({ x: 540, y: 500, width: 120, height: 400 });
});
