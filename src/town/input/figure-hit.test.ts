import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { actorAt, figureBox } from './figure-hit.ts';

const camera = { x: 100, y: 50, zoom: 2 };
const actor = (username: string, x: number, y: number, rest: { isSelf?: boolean; isOnScreen?: boolean } = {}) => ({
  isSelf: false,
  isOnScreen: true,
  ...rest,
  shown: { x, y, view: 0, isMoving: false },
  user: { username, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
});

describe('actorAt', () => {
  const back = actor('back', 400, 500);
  const front = actor('front', 410, 520);
  const nameAt = (x: number, y: number, all = [front, back]) =>
    actorAt(all, camera, { x: (x - 100) * 2, y: (y - 50) * 2 })?.user.username ?? null;

  it('finds the body, the head and the name, and nothing beside them', () => {
    expect(nameAt(400, 490, [back])).toBe('back');
    expect(nameAt(400, 305, [back])).toBe('back');
    expect(nameAt(400, 292, [back])).toBe('back');
    expect(nameAt(440, 490, [back])).toBeNull();
    expect(nameAt(400, 505, [back])).toBeNull();
  });

  it('takes whoever stands in front', () => {
    expect(nameAt(405, 450)).toBe('front');
    expect(nameAt(372, 450)).toBe('back');
  });

  it('passes through oneself and those who are out of sight', () => {
    expect(nameAt(400, 490, [actor('me', 400, 500, { isSelf: true }), back])).toBe('back');
    expect(nameAt(400, 490, [actor('far', 400, 500, { isOnScreen: false })])).toBeNull();
  });
});

it('figureBox is in pixels of the window', () => {
  expect(figureBox(actor('a', 400, 500), camera)).toEqual({ x: 540, y: 500, width: 120, height: 400 });
});
