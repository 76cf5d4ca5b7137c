/** What must be true after every step. Rules read what is committed, with a connection of their own. */
import type { Reader } from '../reader.ts';
import type { World } from '../world.ts';

export interface Rule {
  name: string;
  /** Violations as text; empty when the rule holds. */
  check(reader: Reader, world: World): readonly string[];
}

/** A rule that a statement states: each of its rows is a violation. */
export const sqlRule = (name: string, sql: string): Rule => ({
  name,
  check: (reader) => reader.rows(sql).map((row) => JSON.stringify(row)),
});
