/**
 * `npm run admin -- ...`. Backups run in this process beside the server; the other commands are loaded only where they are used.
 */
import { constants, setPriority } from 'node:os';
import { findOwnCommand } from '../backup/commands.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/env-readers.ts';
import { DomainError } from '../domain-error.ts';

async function main(argv: readonly string[]): Promise<string> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help') return (await import('../admin/help.ts')).HELP;
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const own = findOwnCommand(name);
  if (own === null) return await (await import('../admin/command-line.ts')).runAdmin(process.env, argv, say);
  const config = readConfig(process.env);
  lowerPriority();
  return await own({ config, env: process.env, args, signal: signalOfStop(), say });
}

/** The town comes first. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not allow it.
  }
}

/** Aborted by the first SIGINT or SIGTERM. */
function signalOfStop(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new ConfigError('stopped; nothing was left half done'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return controller.signal;
}

main(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isExpected = error instanceof DomainError || error instanceof ConfigError;
    const text = error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  },
);
