/**
 * The port between the product and its database: every statement, `begin`, `commit` and `rollback` passes here. A fault plan decides
 * what happens to each one. A killed server's statements fail without reaching the database.
 */
import type { Dialect } from 'kysely';
import { interceptedDialect } from '../../src/server/testing/intercepted-dialect.ts';

/** What happens to a statement. `kill-before` and `kill-after`: the process is killed before or after it. */
export type StatementFate =
  | { kind: 'pass' }
  | { kind: 'slow'; ms: number }
  | { kind: 'refused'; code: number }
  | { kind: 'kill-before' }
  | { kind: 'kill-after' };

export interface DatabasePort {
  note(): void;
  isDead(): boolean;
  fateOf(sql: string): StatementFate;
  sleep(ms: number): Promise<void>;
  /** Kills the process of the server. */
  kill(): void;
}

/** Marks errors that the simulation caused, also in log lines. */
export const SIMULATED = 'simulated';

/** Whether the simulation caused the error, or one of its causes. */
export function isSimulated(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes(SIMULATED) || isSimulated(error.cause);
}

/** The process is gone: nobody sees this error. */
class ProcessKilled extends Error {
  constructor() {
    super(`${SIMULATED}: the process was killed`);
  }
}

/** As `node:sqlite` reports it. */
const sqliteError = (errcode: number): Error =>
  Object.assign(new Error(`${SIMULATED}: SQLite error ${errcode}`), { code: 'ERR_SQLITE_ERROR', errcode });

/** Puts the port in front of the dialect. */
export function throughPort(dialect: Dialect, port: DatabasePort): Dialect {
  return interceptedDialect(dialect, async ({ sql }, execute) => {
    port.note();
    if (port.isDead()) throw new ProcessKilled();
    const fate = port.fateOf(sql);
    if (fate.kind === 'refused') throw sqliteError(fate.code);
    if (fate.kind === 'slow') await port.sleep(fate.ms);
    if (fate.kind === 'kill-before') port.kill();
    // The process may have been killed while the statement waited.
    if (port.isDead()) throw new ProcessKilled();
    const result = await execute();
    if (fate.kind === 'kill-after') port.kill();
    if (port.isDead()) throw new ProcessKilled();
    return result;
  });
}
