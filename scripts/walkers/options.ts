/** The arguments of `npm run walkers`. Pure. */
import { parseArgs } from 'node:util';

export interface WalkersOptions {
  count: number;
  /** Origin of the server. */
  url: string;
  seed: number;
}

const USAGE = 'Usage: npm run walkers -- [COUNT] [--url http://localhost:3000] [--seed 1] [--not-local]';
const COUNT_MAX = 500;
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|[\w-]+\.localhost)$/;

/** @throws with one line for the user. A server that is not on this machine needs `--not-local`. */
export function readOptions(args: readonly string[], env: Record<string, string | undefined>): WalkersOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string', default: `http://localhost:${env['PORT'] ?? 3000}` },
      seed: { type: 'string', default: '1' },
      'not-local': { type: 'boolean', default: false },
    },
  });
  const [count = '20', ...more] = positionals;
  if (more.length > 0 || !/^\d+$/.test(count) || Number(count) < 1 || Number(count) > COUNT_MAX) {
    throw new Error(`COUNT is a number from 1 to ${COUNT_MAX}. ${USAGE}`);
  }
  if (!/^\d+$/.test(values.seed)) throw new Error(`--seed is a number. ${USAGE}`);
  if (!URL.canParse(values.url)) throw new Error(`--url is the address of a server. ${USAGE}`);
  const { origin, hostname } = new URL(values.url);
  if (!LOCAL.test(hostname) && !values['not-local']) {
    throw new Error(
      `${hostname} is not this machine. Walkers register accounts and talk: use --not-local if the server is yours.`,
    );
  }
  return { count: Number(count), url: origin, seed: Number(values.seed) };
}
