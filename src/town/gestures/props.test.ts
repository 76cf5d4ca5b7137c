import { describe, expect, it } from 'vitest';
import type { GestureMoment } from '../../shared/rules/gesture-frames.ts';
import { type Prop, propsOf } from './props.ts';

const at = (change: Partial<GestureMoment>, isStill = false): Prop[] =>
  propsOf({ act: 'wave', ageMs: 0, beatMs: 0, view: 0, seat: null, ...change }, isStill);
const named = (props: readonly Prop[], name: string): Prop[] => props.filter((prop) => prop.name === name);

describe('what figures hold', () => {
  it('waves a glove 25 degrees to both sides, two and a half times a second', () => {
    const turnAt = (ageMs: number): number => named(at({ ageMs }), 'glove')[0]?.turn ?? 0;
    expect([260, 460, 660].map((ageMs) => Math.round(turnAt(ageMs)))).toEqual([25, -25, 25]);
    expect(turnAt(100)).toBe(0);
  });

  it('claps with two gloves that meet, with a spark', () => {
    expect(named(at({ act: 'clap', ageMs: 240 }), 'glove').map(({ x }) => x)).toEqual([-26, 26]);
    const together = at({ act: 'clap', ageMs: 360 });
    expect(named(together, 'glove').map(({ x }) => x)).toEqual([-5, 5]);
    expect(named(together, 'spark')).toHaveLength(1);
  });

  it('thinks with three dots, one after the other', () => {
    const dots = [300, 500, 900, 1300].map((ageMs) => named(at({ act: 'think', ageMs }), 'dot').length);
    expect(dots).toEqual([0, 1, 2, 3]);
  });

  it('throws ten paper bits in a cheer, and none with reduced motion', () => {
    const papers = (isStill: boolean): Prop[] =>
      at({ act: 'cheer', ageMs: 500 }, isStill).filter(({ name }) => name.startsWith('paper'));
    expect(papers(false)).toHaveLength(10);
    expect(papers(true)).toEqual([]);
  });
});
