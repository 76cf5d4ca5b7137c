/**
 * 200,000 queries on generated maps compared with an exact reference, and broken rings that must be refused or answered
 * exactly. Any fault fails the bench.
 */
import type { Navigation } from '../../src/engine/core/navigation-api.ts';
import {
  compareOnBrokenMaps,
  compareOnMaps,
  type DifferentialResult,
} from '../../src/engine/core/testing/differential.ts';
import { flags } from '../lib/flags.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import { PROVED } from './navigations.ts';

const QUERIES = 200_000;
/** Shares of the queries, on maps from small to large. */
const SIZES = [
  { share: 0.8, queriesPerMap: 100, corners: { least: 10, most: 400 } },
  { share: 0.18, queriesPerMap: 400, corners: { least: 400, most: 1500 } },
  { share: 0.02, queriesPerMap: 400, corners: { least: 1500, most: 5000 } },
] as const;
const BROKEN_SEEDS = 2000;
const SHOWN_FAULTS = 20;

export async function proveCore(): Promise<Table[]> {
  const rows: Row[] = [];
  const faults: string[] = [];
  const firstSeed = flags.seed ?? 1;
  for (const [way, create] of Object.entries(PROVED)) {
    const navigation = await create();
    for (const size of SIZES) {
      const queries = Math.round(QUERIES * flags.size * size.share);
      const start = performance.now();
      const result = await compareOnMaps(navigation, { ...size, firstSeed, queries });
      rows.push(toRow(`${way}, ${size.corners.least} to ${size.corners.most} corners`, result, start));
      faults.push(...result.faults.map((line) => `${way}: ${line}`));
    }
    faults.push(...(await proveBroken(way, navigation, firstSeed, rows)));
  }
  for (const line of faults.slice(0, SHOWN_FAULTS)) console.error(line);
  if (faults.length > 0) throw new Error(`${faults.length} wrong answers`);
  return [{ name: 'core proof', title: 'Comparison with an exact reference', rows }];
}

async function proveBroken(way: string, navigation: Navigation, firstSeed: number, rows: Row[]): Promise<string[]> {
  const start = performance.now();
  const seeds = Math.max(1, Math.round(BROKEN_SEEDS * flags.size));
  const faults = await compareOnBrokenMaps(navigation, firstSeed, seeds);
  rows.push({ way: `${way}, broken rings`, maps: seeds, faults: faults.length, s: secondsSince(start) });
  return faults.map((line) => `${way}: ${line}`);
}

const secondsSince = (start: number): number => short((performance.now() - start) / 1000);

const toRow = (way: string, { queries, maps, found, worst, faults }: DifferentialResult, start: number): Row => ({
  way,
  maps,
  queries,
  'with a path': found,
  'longest over shortest': Number(worst.toFixed(7)),
  faults: faults.length,
  s: secondsSince(start),
});
