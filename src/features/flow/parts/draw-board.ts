/** Draws the board on a 2D canvas: marks, gems, and the light and shards of those that are cleared. It keeps nothing. */
import { gemOf, specialOf } from '../../../engine/core/daily-types.ts';
import { BOARD_INSET_PX, BOARD_PX, CELL_PX, columnOf, rowOf } from '../cells.ts';
import { phaseAt, posesOf, resting } from '../phases.ts';
import type { FlowState } from '../state.ts';
import type { BoardPictures } from './board-pictures.ts';
import type { Picture } from './special-pictures.ts';
import { ringsOf, shardsOf } from './shards.ts';

const GEM_PX = 84;
/** Share of a gem's size by which it grows and shrinks at rest. */
const BREATH = 0.022;
const BREATH_RADIAN_MS = 620;
const MARK_PX = CELL_PX * 0.98;
/** The hint's light: its mean, its change and the milliseconds of a radian. */
const PULSE = { mean: 0.75, change: 0.25, radianMs: 260 } as const;

export type BoardState = Pick<FlowState, 'film' | 'gems' | 'taken' | 'hint' | 'next'>;
export type BoardPen = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'drawImage' | 'globalAlpha' | 'setTransform' | 'resetTransform'
>;

export interface BoardMoment {
  /** By `runtime.monotonic()` */
  nowMs: number;
  /** Nothing moves; gems fade. */
  isStill: boolean;
}

/** Whether the board changes by itself. */
export const isMoving = ({ film, hint }: BoardState, { nowMs, isStill }: BoardMoment): boolean =>
  (film !== null && phaseAt(film.phases, nowMs - film.startedAt, film.stepMs) !== null) || (hint !== null && !isStill);

export function drawBoard(pen: BoardPen, state: BoardState, moment: BoardMoment, pictures: BoardPictures): void {
  const { nowMs, isStill } = moment;
  const film = state.film === null ? null : phaseAt(state.film.phases, nowMs - state.film.startedAt, state.film.stepMs);
  const clearing = film?.phase.kind === 'clear' && !isStill ? film.phase : null;
  const progress = film?.progress ?? 0;
  pen.resetTransform();
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, BOARD_PX, BOARD_PX);
  pen.drawImage(pictures.board, 0, 0, BOARD_PX, BOARD_PX);
  mark(pen, pictures.taken, state.taken, 1);
  for (const cell of state.next ?? []) mark(pen, pictures.taken, cell, 0.7);
  for (const { gem, x, y, scale, alpha } of film === null
    ? resting(state.gems)
    : posesOf(film.phase, film.progress, isStill)) {
    // Those above the board have not arrived.
    if (y > -0.9)
      putPiece(pen, pictures, gem, { x, y, alpha, widthPx: GEM_PX * scale * breath(x, y, film === null, moment) });
  }
  if (clearing !== null) {
    for (const { gem, x, y, scale, alpha } of ringsOf(clearing.gems, clearing.step, progress)) {
      put(pen, pictures.rings[gem], { x, y, alpha, widthPx: CELL_PX * scale });
    }
    for (const { gem, x, y, scale, alpha, rotation } of shardsOf(clearing.gems, clearing.step, progress)) {
      put(pen, pictures.shards[gem], { x, y, alpha, widthPx: CELL_PX * scale, rotation });
    }
  }
  if (film !== null) return;
  const light = isStill ? 1 : PULSE.mean + PULSE.change * Math.sin(nowMs / PULSE.radianMs);
  for (const cell of state.hint ?? []) mark(pen, pictures.hint, cell, light);
}

/** At rest a slow wave runs over the board, so that it looks alive. */
function breath(x: number, y: number, isResting: boolean, { nowMs, isStill }: BoardMoment): number {
  return isResting && !isStill ? 1 + BREATH * Math.sin(nowMs / BREATH_RADIAN_MS + (x + y) * 0.7) : 1;
}

/** A gem with the mark of its special, a rainbow or a lantern. */
function putPiece(pen: BoardPen, { gems, specials }: BoardPictures, piece: number, place: Place): void {
  const gem = gemOf(piece);
  put(pen, gems[gem] ?? specials.pieces[gem - gems.length], place);
  if (specialOf(piece) > 0) put(pen, specials.marks[specialOf(piece) - 1], place);
}

interface Place {
  /** In cells, from the middle of the first one. */
  x: number;
  y: number;
  alpha: number;
  widthPx: number;
  /** Radians, clockwise. */
  rotation?: number;
}

function put(pen: BoardPen, picture: Picture | undefined, { x, y, alpha, widthPx, rotation = 0 }: Place): void {
  if (picture === undefined || alpha <= 0 || widthPx <= 0) return;
  const heightPx = (widthPx * picture.height) / picture.width;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  pen.setTransform(cos, sin, -sin, cos, middleOf(x), middleOf(y));
  pen.globalAlpha = alpha;
  pen.drawImage(picture, -widthPx / 2, -heightPx / 2, widthPx, heightPx);
  pen.resetTransform();
  pen.globalAlpha = 1;
}

function mark(pen: BoardPen, picture: Picture, cell: number | null, alpha: number): void {
  if (cell !== null) put(pen, picture, { x: columnOf(cell), y: rowOf(cell), alpha, widthPx: MARK_PX });
}

const middleOf = (cells: number): number => BOARD_INSET_PX + (cells + 0.5) * CELL_PX;
