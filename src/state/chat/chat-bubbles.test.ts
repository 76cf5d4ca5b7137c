import { describe, expect, it } from 'vitest';
import { type BubbleLine, bubbleText, livingLines, sayInto } from './chat-bubbles.ts';

const line = (id: number, saidAtMs: number, text = `line ${id}`): BubbleLine => ({ id, text, saidAtMs });
const ids = (lines: readonly BubbleLine[]) => lines.map(({ id }) => id);

describe('sayInto', () => {
  it('stacks up to three lines and then replaces them', () => {
    let bubble: BubbleLine[] = [];
    const seen = [];
    for (let id = 1; id <= 5; id++) {
      bubble = sayInto(bubble, line(id, id * 100));
      seen.push(ids(bubble));
    }
    expect(seen).toEqual([[1], [1, 2], [1, 2, 3], [4], [4, 5]]);
  });

  it('adds a line of 100 characters and replaces the bubble by a line of 101', () => {
    const bubble = [line(1, 0)];
    expect(ids(sayInto(bubble, line(2, 10, 'x'.repeat(100))))).toEqual([1, 2]);
    expect(ids(sayInto(bubble, line(2, 10, 'x'.repeat(101))))).toEqual([2]);
  });

  it('does not count lines older than ten seconds', () => {
    const bubble = [line(1, 0), line(2, 5000), line(3, 9000)];
    expect(ids(sayInto(bubble, line(4, 10_000)))).toEqual([2, 3, 4]);
  });
});

describe('livingLines', () => {
  it('keeps a line for ten seconds', () => {
    expect(ids(livingLines([line(1, 0)], 9999))).toEqual([1]);
    expect(livingLines([line(1, 0)], 10_000)).toEqual([]);
  });
});

describe('bubbleText', () => {
  it('drops redacted words and the spaces around them', () => {
    expect(bubbleText('well [redacted] that')).toBe('well that');
    expect(bubbleText(' [redacted][redacted] ')).toBe('');
  });
});
