/**
 * Transfer sizes of the rendered art by group, each with a budget. The report fails when a group exceeds its budget, so
 * that growth is noticed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { bodyFolder, itemFolder, type Job, type JobSpec } from './generate/job.ts';
import { STARTER_OUTFITS } from './items/catalogue.ts';

/** A group of files with a budget. */
export interface SizeGroup {
  name: string;
  /** Maximum bytes of all files together, or of each file with `isPerFile`. */
  budgetBytes: number;
  isPerFile?: boolean;
  holds: (spec: JobSpec, path: string) => boolean;
}

export interface SizeLine {
  name: string;
  files: number;
  missing: number;
  /** The sum of all files, or the largest file with `isPerFile`. */
  bytes: number;
  largest: string;
  budgetBytes: number;
  isOver: boolean;
}

const KB = 1024;
const MB = 1024 * KB;
const isElsewhere = (spec: JobSpec): boolean => 'location' in spec && spec.location !== LOCATION_SLUG;
const isDay = ({ kind, ...spec }: JobSpec): boolean =>
  kind === 'scene' ||
  kind === 'motion' ||
  kind === 'door-part' ||
  kind === 'gesture' ||
  kind === 'prop' ||
  ('mood' in spec && spec.mood === 'day');
const isDayTown = (spec: JobSpec): boolean => isDay(spec) && !isElsewhere(spec);
const isEvening = (spec: JobSpec): boolean => spec.kind === 'light' || ('mood' in spec && spec.mood === 'evening');

/** Packs of a new player's figure, on the larger body. */
const FIRST_LOOK = new Set([
  `${bodyFolder('masculine', 0)}/layers.bin`,
  ...STARTER_OUTFITS.masculine.map((id) => `${itemFolder(id, 'masculine')}/layers.bin`),
]);
const isSheet = (path: string): boolean => /sheet(@half)?\.webp$/.test(path);
const isPreview = (path: string): boolean => /(preview|thumbnail)\.webp$/.test(path);
const isSmall = (path: string): boolean => path.includes('background-small');
const isBackdrop = (spec: JobSpec): boolean => spec.kind === 'layer' && spec.layer === 'background';
const isFixture = (spec: JobSpec): boolean => spec.kind === 'layer' && spec.layer === 'foreground';

/** Entering may transfer 2.5 MB (1.2 MB in Optimized Mode) in total. The rest of that limit is for code. */
export const SIZE_GROUPS: readonly SizeGroup[] = [
  {
    name: 'entering the town',
    budgetBytes: 1.6 * MB,
    holds: (spec, path) => (isDayTown(spec) && !isSmall(path)) || FIRST_LOOK.has(path),
  },
  {
    name: 'entering in Optimized Mode, town alone',
    budgetBytes: 0.7 * MB,
    holds: (spec, path) => isDayTown(spec) && !isFixture(spec) && isSmall(path) === isBackdrop(spec),
  },
  {
    name: 'evening',
    budgetBytes: 1 * MB,
    holds: (spec, path) => isEvening(spec) && !isElsewhere(spec) && !isSmall(path),
  },
  {
    name: 'all other locations, in both moods',
    budgetBytes: 0.6 * MB,
    holds: (spec, path) => isElsewhere(spec) && !isSmall(path),
  },
  { name: 'one pack of layers', budgetBytes: 370 * KB, isPerFile: true, holds: (_, path) => path.endsWith('.bin') },
  { name: 'one sheet', budgetBytes: 240 * KB, isPerFile: true, holds: (_, path) => isSheet(path) },
  { name: 'one preview', budgetBytes: 32 * KB, isPerFile: true, holds: (_, path) => isPreview(path) },
  { name: 'thumbnails of all items', budgetBytes: 6 * MB, holds: (spec) => spec.kind === 'item-thumbnail' },
  { name: 'emoji', budgetBytes: 1.2 * MB, holds: (spec) => spec.kind === 'emoji' },
  { name: 'one emoji', budgetBytes: 70 * KB, isPerFile: true, holds: (spec) => spec.kind === 'emoji' },
  {
    name: 'pictures of the interface',
    budgetBytes: 0.6 * MB,
    holds: (spec) => spec.kind === 'picture' || spec.kind === 'slot-icon',
  },
  { name: 'creator kit', budgetBytes: 1.5 * MB, holds: (spec) => spec.kind === 'template' || spec.kind === 'guide' },
  { name: 'flags', budgetBytes: 0.5 * MB, holds: (spec) => spec.kind === 'flags' },
  { name: 'the radio programme', budgetBytes: 12 * MB, holds: (spec) => spec.kind === 'radio' },
  { name: 'short sounds', budgetBytes: 150_000, holds: (spec) => spec.kind === 'sounds' },
  { name: 'the default model', budgetBytes: 700 * KB, holds: (spec) => spec.kind === 'model' },
  { name: 'one landing scene', budgetBytes: 320 * KB, isPerFile: true, holds: (spec) => spec.kind === 'landing' },
];

/** File types that are compressed already. */
const PACKS = /layers(?:-\d+)?\.bin$/;
const TEXTS = /\.(?:bin|json|svg|glb)$/;
/** The server's default brotli quality, which is fast enough to measure hundreds of files. */
const QUALITY = 4;

/** Bytes on the wire: pictures and packs as they are, data as brotli. */
function wireBytes(file: string): number {
  if (PACKS.test(file) || !TEXTS.test(file)) return statSync(file).size;
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).byteLength;
}

/** Measures the rendered files; absent files are counted as missing. */
export function sizeReport(folder: string, jobs: readonly Job[], groups = SIZE_GROUPS): SizeLine[] {
  const known = new Map<string, number>();
  const weigh = (path: string): number => {
    const bytes = known.get(path) ?? wireBytes(join(folder, path));
    known.set(path, bytes);
    return bytes;
  };
  return groups.map(({ name, budgetBytes, isPerFile = false, holds }) => {
    const paths = jobs.flatMap(({ spec, paths: all }) => all.filter((path) => holds(spec, path)));
    const there = paths.filter((path) => existsSync(join(folder, path)));
    const sizes = there.map((path) => ({ path, bytes: weigh(path) })).toSorted((a, b) => b.bytes - a.bytes);
    const bytes = isPerFile ? (sizes[0]?.bytes ?? 0) : sizes.reduce((sum, file) => sum + file.bytes, 0);
    const missing = paths.length - there.length;
    return {
      name,
      files: there.length,
      missing,
      bytes,
      largest: sizes[0]?.path ?? '',
      budgetBytes,
      isOver: bytes > budgetBytes,
    };
  });
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / KB)} KB`;

/** Formats one line per group for a terminal. */
export const printedSizes = (lines: readonly SizeLine[]): string =>
  lines
    .map(({ name, files, missing, bytes, largest, budgetBytes, isOver }) => {
      const gap = missing === 0 ? '' : `, ${missing} not rendered`;
      return `${isOver ? 'OVER' : 'ok  '} ${name}: ${kilobytes(bytes)} of ${kilobytes(budgetBytes)} (${files} files${gap}; largest ${largest})`;
    })
    .join('\n');
