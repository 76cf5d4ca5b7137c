/**
 * Faults of the product as patches: each is applied to a copy of the source tree, and the simulation must find it. Owns the copy. The
 * working tree is only read.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from '../lib/table.ts';
import { runSeeds } from './seeds.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FAULTS = fileURLToPath(new URL('faults', import.meta.url));
/** Of the tree, what a run needs: copied, or linked when patches do not touch it. */
const COPIED = ['src', 'bench/simulate', 'bench/lib', 'package.json'];
const LINKED = ['node_modules', 'build'];
/** A fault that makes a run busy without an end is found too. */
const LIMIT_MS = 180_000;

export interface FaultPatch {
  name: string;
  /** Absolute path. */
  file: string;
  /** What is wrong then: the first line of the file. */
  text: string;
}

/** All patches by name. */
export const faultPatches = (): FaultPatch[] =>
  readdirSync(FAULTS)
    .filter((name) => name.endsWith('.patch'))
    .toSorted()
    .map((name) => {
      const file = join(FAULTS, name);
      return { name: name.replace('.patch', ''), file, text: readFileSync(file, 'utf8').split('\n', 1)[0] ?? '' };
    });

/** Throws when the patch does not apply to the tree. */
export function checkPatch({ file }: FaultPatch, root = ROOT): void {
  execFileSync('git', ['apply', '--check', file], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * A row for each fault: by which seed and rule it was found. `seeds`: as many are run at most for each fault, and first without any.
 * Throws when the sources themselves break a rule.
 */
export async function findFaults(
  patches: readonly FaultPatch[],
  seeds: number,
  say: (line: string) => void,
): Promise<Row[]> {
  for (const patch of patches) checkPatch(patch);
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'promenade-faults-'));
  try {
    for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
    for (const path of LINKED) symlinkSync(join(ROOT, path), join(root, path));
    const healthy = await runSeeds({ root, from: 1, count: seeds, isFirst: true });
    const broken = healthy.results.find(({ violation }) => violation !== null)?.violation?.rule ?? healthy.problem;
    if (broken !== null) throw new Error(`The sources without a fault fail: ${broken}`);
    const rows: Row[] = [];
    for (const patch of patches) {
      const apply = (...options: string[]): void =>
        void execFileSync('git', ['apply', ...options, patch.file], { cwd: root });
      apply();
      const startMs = performance.now();
      const { results, problem } = await runSeeds({ root, from: 1, count: seeds, isFirst: true, limitMs: LIMIT_MS });
      const found = results.find(({ violation }) => violation !== null);
      const rule = found?.violation?.rule ?? problem;
      rows.push({
        fault: patch.name,
        found: rule === null ? 'no' : 'yes',
        seed: found?.seed ?? '',
        rule: rule ?? '',
        'real s': Math.round((performance.now() - startMs) / 100) / 10,
      });
      say(`${patch.name}: ${rule === null ? 'NOT FOUND' : `seed ${found?.seed ?? '-'}: ${rule}`}`);
      apply('-R');
    }
    return rows;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
