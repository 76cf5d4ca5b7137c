/**
 * For tests: a generator in a separate process that runs the steps of `plan.json` in its cache folder. Each start takes
 * the next plan of the list; the last plan repeats.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

export type Step =
  /** Writes a file. */
  | { do: 'write'; path: string; text: string }
  | { do: 'say'; message: object }
  /** Waits until this file is requested. */
  | { do: 'await-request'; path: string }
  /** Waits for a message of this type about this file. */
  | { do: 'await-message'; message: string; path: string }
  | { do: 'crash' }
  /** Runs until its parent stops it. */
  | { do: 'stay' };

const { values } = parseArgs({ options: { cache: { type: 'string' }, requests: { type: 'boolean' } } });
const cache = values.cache ?? '.';
const received = new Set<string>();
let onMessage = (): void => undefined;

async function waitFor(type: string, path: string): Promise<void> {
  while (!received.has(`${type} ${path}`)) {
    await new Promise<void>((resolve) => {
      onMessage = resolve;
    });
  }
}

process.on('message', (message: { type: string; path: string }) => {
  received.add(`${message.type} ${message.path}`);
  onMessage();
});
process.on('disconnect', () => process.exit(0));

const startsFile = join(cache, 'starts');
const starts = existsSync(startsFile) ? Number(readFileSync(startsFile, 'utf8')) : 0;
writeFileSync(startsFile, String(starts + 1));
const plans = JSON.parse(readFileSync(join(cache, 'plan.json'), 'utf8')) as Step[][];

for (const step of plans[Math.min(starts, plans.length - 1)] ?? []) {
  switch (step.do) {
    case 'write':
      mkdirSync(dirname(join(cache, step.path)), { recursive: true });
      writeFileSync(join(cache, step.path), step.text);
      break;
    case 'say':
      await new Promise((resolve) => process.send?.(step.message, resolve));
      break;
    case 'await-request':
      await waitFor('prioritise', step.path);
      break;
    case 'await-message':
      await waitFor(step.message, step.path);
      break;
    case 'crash':
      process.stderr.write('out of paint\n');
      process.exit(3);
      break;
    case 'stay':
      await new Promise<never>(() => undefined);
  }
}
process.disconnect();
