/** What is drawn where: the pen records the pictures. */
import { describe, expect, it } from 'vitest';
import type { Phase } from '../phases.ts';
import type { BoardPictures } from './board-pictures.ts';
import type { Picture } from './special-pictures.ts';
import { type BoardPen, type BoardState, drawBoard, isMoving } from './draw-board.ts';

const picture = (name: string): Picture => ({ name, width: 100, height: 100 }) as unknown as Picture;
const pictures: BoardPictures = {
  board: picture('board'),
  gems: [0, 1, 2, 3, 4].map((gem) => picture(`gem ${gem}`)),
  shards: [0, 1, 2, 3, 4].map((gem) => picture(`shard ${gem}`)),
  specials: {
    marks: ['row', 'column', 'firework'].map(picture),
    pieces: ['rainbow', 'dark', 'glimmering'].map(picture),
  },
  rings: [0, 1, 2, 3, 4].map((gem) => picture(`ring ${gem}`)),
  hint: picture('hint'),
  taken: picture('taken'),
};
const gems = Uint8Array.from({ length: 36 }, (_, cell) => cell % 5);
const resting: BoardState = { film: null, gems, taken: null, hint: null, next: null };
const clearing: Phase = {
  kind: 'clear',
  gems,
  step: { cleared: [7], gems } as unknown as Extract<Phase, { kind: 'clear' }>['step'],
};
const filmed = (phase: Phase): BoardState => ({
  ...resting,
  film: { phases: [phase], startedAt: 1000, stepMs: 300, factor: 1 },
});

interface Drawn {
  name: string;
  x: number;
  y: number;
  alpha: number;
}

function drawnBy(state: BoardState, nowMs = 0, isStill = false): Drawn[] {
  const drawn: Drawn[] = [];
  let origin = { x: 0, y: 0 };
  const pen = {
    globalAlpha: 1,
    clearRect: () => drawn.splice(0),
    resetTransform: () => (origin = { x: 0, y: 0 }),
    setTransform: (...matrix: number[]) => (origin = { x: matrix[4] ?? 0, y: matrix[5] ?? 0 }),
    drawImage({ name }: { name: string }) {
      drawn.push({ name, ...origin, alpha: this.globalAlpha });
    },
  };
  drawBoard(pen as unknown as BoardPen, state, { nowMs, isStill }, pictures);
  return drawn;
}
const namesOf = (drawn: readonly Drawn[]): string[] => drawn.map(({ name }) => name);

describe('the picture of the board', () => {
  it('shows all gems in the middle of their cells', () => {
    const drawn = drawnBy(resting);
    expect(drawn).toHaveLength(37);
    expect(drawn[0]).toMatchObject({ name: 'board', x: 0, y: 0 });
    // Cell 7: row 1, column 1.
    expect(drawn[8]).toEqual({ name: 'gem 2', x: 210, y: 210, alpha: 1 });
  });

  it('marks the selected cell below the gems and the hint over them, whose light changes unless motion is reduced', () => {
    const marked: BoardState = { ...resting, taken: 3, hint: [0, 1] };
    expect(namesOf(drawnBy(marked))).toEqual([
      'board',
      'taken',
      ...Array.from(gems, (gem) => `gem ${gem}`),
      'hint',
      'hint',
    ]);
    expect(drawnBy(marked, 408).at(-1)?.alpha).toBeCloseTo(1, 2);
    expect(drawnBy(marked, 0).at(-1)?.alpha).toBeCloseTo(0.75);
    expect(drawnBy(marked, 0, true).at(-1)?.alpha).toBe(1);
  });

  it('shows light and shards of cleared gems over the others, and neither while motion is reduced', () => {
    const names = namesOf(drawnBy(filmed(clearing), 1200));
    expect(names.filter((name) => name === 'ring 2')).toHaveLength(1);
    expect(names.filter((name) => name === 'shard 2')).toHaveLength(3);
    expect(names.indexOf('ring 2')).toBeGreaterThan(names.lastIndexOf('gem 0'));
    expect(namesOf(drawnBy(filmed(clearing), 1200, true)).filter((name) => /ring|shard/.test(name))).toEqual([]);
  });

  it('shows specials by a mark on their gem, and rainbows and lanterns in place of one', () => {
    const pieces = gems
      .with(0, 8 + 3)
      .with(1, 16)
      .with(2, 24 + 4)
      .with(3, 5)
      .with(4, 6)
      .with(5, 7);
    const names = namesOf(drawnBy({ ...resting, gems: pieces }));
    expect(names.slice(1, 10)).toEqual([
      'gem 3',
      'row',
      'gem 0',
      'column',
      'gem 4',
      'firework',
      'rainbow',
      'dark',
      'glimmering',
    ]);
  });

  it('moves during a turn and while a hint is shown', () => {
    const at = (nowMs: number, isStill = false) => ({ nowMs, isStill });
    expect(isMoving(resting, at(0))).toBe(false);
    expect([isMoving(filmed(clearing), at(1299)), isMoving(filmed(clearing), at(1300))]).toEqual([true, false]);
    expect(isMoving({ ...resting, hint: [0, 1] }, at(0))).toBe(true);
    expect(isMoving({ ...resting, hint: [0, 1] }, at(0, true))).toBe(false);
  });
});
