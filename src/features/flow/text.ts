/** Texts of FLOW (specification: avatar and commerce, section 2.8). */
import { gemOf, specialOf } from '../../engine/core/daily-types.ts';
import messages from '../../languages/en/flow.ts';
import { locale, texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const HOW_LINES = Object.values(text.howLines);

const hundredths = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** FLOW's display of honor: hundredths with two decimals, 2764 is '27.64'. */
export const formatHonor = (honor: number): string => hundredths.format(honor / 100);

/** By number of the gem. */
export const GEM_NAMES = Object.values(text.gemNames);
/** By number of the special. */
const SPECIAL_NAMES = [null, text.row, text.column, text.firework] as const;
/** From the first number after the gems. */
const OTHER_PIECES = [text.rainbow, text.darkLantern, text.glimmeringLantern] as const;

/** How the day, its specials and the first game are explained. */
export const DAILY_LINES = Object.values(text.dailyLines);
export const SPECIAL_LINES = Object.values(text.specialLines);
export const GUIDE_LINES = {
  endless: Object.values(text.guideEndless),
  daily: Object.values(text.guideDaily),
} as const;

/** A gem, a special one, a rainbow or a lantern. */
export function pieceName(piece: number): string {
  const gem = GEM_NAMES[gemOf(piece)];
  if (gem === undefined) return OTHER_PIECES[gemOf(piece) - GEM_NAMES.length] ?? '';
  return SPECIAL_NAMES[specialOf(piece)]?.({ gem }) ?? gem;
}

/** What the waiting moves are going to score. Null: some of them arrive after the multiplier has ended. */
export const scoreOfWaiting = (points: number, factor: number | null): string =>
  factor === null ? text.points({ points }) : text.pointsAt({ points, factor });

/** `lost` moves could not be added to the server's game. */
export const resynced = (lost: number): string => (lost === 0 ? text.setBack : text.wentOn({ lost }));

export const turnSaid = (points: number, rounds: number): string =>
  rounds > 1 ? text.turnCombo({ points, rounds }) : text.turn({ points });

export function cellName(cell: number, gem: string, isTaken: boolean): string {
  const place = { row: Math.floor(cell / 6) + 1, column: (cell % 6) + 1, gem };
  return isTaken ? text.cellTaken(place) : text.cell(place);
}

/** The pair of a hint, each cell with its piece. */
export function hintSaid(pair: readonly number[], pieces: readonly number[]): string {
  const [one = '', other = ''] = pair.map((cell, at) => cellName(cell, pieceName(pieces[at] ?? 0), false));
  return text.hintSaid({ one, other });
}

/** 222000 ms is '3:42'. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
