/** Checks of a database that a backup, a restore and a move share. They only read, in portable SQL. */
import { BackupError } from './manifest.ts';

export type Row = Record<string, unknown>;
/** Runs one statement without parameters. */
export type Query = (text: string) => Promise<Row[]>;

const CURRENCIES = ['coins', 'gems', 'honor'] as const;

const LEDGER_DRIFT = `
  select count(*) as "players" from "balance" left join (
    select "playerId", ${CURRENCIES.map(
      (currency) => `sum(case when "currency" = '${currency}' then "amount" else 0 end) as "${currency}"`,
    ).join(', ')}
    from "ledger" group by "playerId"
  ) as "total" on "total"."playerId" = "balance"."playerId"
  where ${CURRENCIES.map((currency) => `"balance"."${currency}" <> coalesce("total"."${currency}", 0)`).join(' or ')}`;

/** Throws a BackupError unless every balance is the sum of its ledger rows. `what` begins the message. */
export async function checkLedger(query: Query, what: string): Promise<void> {
  const [row] = await query(LEDGER_DRIFT);
  const players = Number(row?.players);
  if (players !== 0) throw new BackupError(`${what}: the balances of ${players} players differ from their ledger`);
}

/** Names of the migrations that have run. */
export async function migrationsOf(query: Query): Promise<string[]> {
  return (await query('select "name" from "kysely_migration" order by "name"')).map(({ name }) => String(name));
}

const UPLOADS = `
  select "image" as "name" from "submission" union select "thumbnail" from "submission"
  union select "backImage" from "submission" where "backImage" is not null
  union select "image" from "creation" union select "backImage" from "creation" where "backImage" is not null`;

/** Names of the uploads that rows refer to. */
export async function uploadsOf(query: Query): Promise<Set<string>> {
  return new Set((await query(UPLOADS)).map(({ name }) => String(name)));
}
