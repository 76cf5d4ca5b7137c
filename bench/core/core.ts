/** The parts of the core's bench. */
import { flags } from '../lib/flags.ts';
import type { Table } from '../lib/table.ts';
import { benchNodeCompositing } from './compositing.ts';
import { benchMaps } from './maps.ts';
import { benchMatch3 } from './match3.ts';
import { benchPaths } from './paths.ts';
import { benchPoints } from './points.ts';
import { benchSlides } from './slides.ts';
import { benchTowns } from './towns.ts';
import { benchUpdates } from './updates.ts';

const PARTS: Readonly<Record<string, () => Promise<Table[]>>> = {
  paths: benchPaths,
  towns: benchTowns,
  maps: benchMaps,
  updates: benchUpdates,
  points: benchPoints,
  slides: benchSlides,
  compositing: benchNodeCompositing,
  match3: benchMatch3,
};

/** All parts, or those of `--only`. */
export async function benchCore(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const [name, run] of Object.entries(PARTS)) {
    if (flags.only === null || flags.only.includes(name)) tables.push(...(await run()));
  }
  return tables;
}
