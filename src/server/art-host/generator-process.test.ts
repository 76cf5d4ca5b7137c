/** The generator's process: consecutive crashes are counted until an output is complete. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Step } from '../testing/scripted-generator.ts';
import { GeneratorProcess } from './generator-process.ts';

const SCRIPT = fileURLToPath(new URL('../testing/scripted-generator.ts', import.meta.url));

test('a completed output ends a series of crashes', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'promenade-generator-'));
  const crash: Step = { do: 'crash' };
  const done: Step = { do: 'say', message: { type: 'done', path: 'ui/logo.webp' } };
  writeFileSync(join(cacheDir, 'plan.json'), JSON.stringify([[crash], [crash], [done, crash], [crash], []]));
  const ends: string[] = [];
  await new Promise<void>((resolve) => {
    const generator = new GeneratorProcess({
      cacheDir,
      log: pino({ level: 'silent' }),
      script: SCRIPT,
      restartMs: 1,
      onMessage: () => {},
      onStart: () => {},
      onEnd: ({ isComplete, crashes }) => {
        ends.push(isComplete ? 'complete' : `crash ${crashes}`);
        if (isComplete) resolve();
      },
    });
    onTestFinished(async () => {
      await generator.close();
      rmSync(cacheDir, { recursive: true, force: true });
    });
    generator.start();
  });
  expect(ends).toEqual(['crash 1', 'crash 2', 'crash 1', 'crash 2', 'complete']);
});
