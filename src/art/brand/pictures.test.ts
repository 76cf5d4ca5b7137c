/** Flat pictures and emoji: each is non-empty, without NaN, and different from the others. */
import { describe, expect, it } from 'vitest';
import { EMOJI } from '../emoji/catalogue.ts';
import { drawEmoji, drawFrames } from '../emoji/draw.ts';
import { drawStill } from '../emoji/files.ts';
import { visibleBox } from '../../../tests/support/visible-box.ts';
import { PICTURES } from './pictures.ts';

const BROKEN = /NaN|undefined|Infinity/;

describe('pictures', () => {
  it('have no NaN and differ', () => {
    const drawn = Object.entries(PICTURES).map(([name, picture]) => [name, picture.draw()] as const);
    expect(drawn.filter(([, svg]) => svg === '' || BROKEN.test(svg)).map(([name]) => name)).toEqual([]);
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length);
  });

  it('contain every name that the screens use', () => {
    const names = Object.keys(PICTURES);
    const count = (folder: string): number => names.filter((name) => name.startsWith(`${folder}/`)).length;
    expect(count('badges')).toBe(9);
    expect(names).toEqual(
      expect.arrayContaining(['currency/coin', 'currency/gem', 'currency/honor', 'currency/crown']),
    );
    expect(count('empty')).toBeGreaterThanOrEqual(4);
    expect(count('flow')).toBeGreaterThanOrEqual(10);
    expect(count('cookie')).toBeGreaterThanOrEqual(16);
  });
});

describe('emoji', () => {
  const stills = EMOJI.filter((entry) => entry.motion === undefined);

  it('have no NaN and differ', () => {
    const drawn = stills.map(drawEmoji);
    expect(drawn.filter((svg) => BROKEN.test(svg))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('fill their box and stay inside it', () => {
    for (const entry of stills.filter((_, i) => i % 12 === 0)) {
      const [x0, y0, x1, y1] = visibleBox(drawStill(drawEmoji(entry))) ?? [0, 0, 0, 0];
      expect(x1 - x0, entry.id).toBeGreaterThan(80);
      expect(y1 - y0, entry.id).toBeGreaterThan(80);
    }
  });

  it('have different frames where they are animated', () => {
    for (const entry of EMOJI.filter((one) => one.motion !== undefined)) {
      const frames = drawFrames(entry);
      expect(frames.filter((svg) => BROKEN.test(svg))).toEqual([]);
      expect(new Set(frames).size, entry.id).toBeGreaterThan(3);
    }
  });
});
