/** For tests: runs a command of the backups in this process. */
import { findOwnCommand } from '../backup/commands.ts';
import { readConfig } from '../config/config.ts';

interface Options {
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** Receives each line of progress. */
  say?: (line: string) => void;
}

/** Resolves to the line that the command prints. `argv`: its name and arguments. */
export async function runOwnCommand(argv: readonly string[], { env = {}, signal, say }: Options): Promise<string> {
  const [name, ...args] = argv;
  const command = findOwnCommand(name);
  if (command === null) throw new Error(`there is no command ${name}`);
  return await command({
    config: readConfig(env),
    env,
    args,
    signal: signal ?? new AbortController().signal,
    say: say ?? (() => undefined),
  });
}
