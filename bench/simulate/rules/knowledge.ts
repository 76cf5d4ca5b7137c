/** Acknowledged acts are in the database, also after a kill: compares facts with what is committed. */
import { hashSessionKey } from '../../../src/server/domains/login/token-hashing.ts';
import type { Value } from '../facts.ts';
import type { Reader } from '../reader.ts';
import type { Rule } from './rule.ts';

const PLAYER = '(select id from player where username = ?)';

/** Statements that have rows when the fact is true, by the fact's first word. The other words are the parameters. */
const EXISTS: Readonly<Record<string, string>> = {
  account: `select 1 from player where username = ?`,
  block: `select 1 from block where "playerId" = ${PLAYER} and "blockedId" = ${PLAYER}`,
  friends: `select 1 from friendship where "playerId" = ${PLAYER} and "friendId" = ${PLAYER}`,
  owns: `select 1 from inventory where "playerId" = ${PLAYER} and "itemId" = ?`,
  tip: `select 1 from forum_tip where "playerId" = ${PLAYER} and "postId" = ? and "replyId" = ?`,
  paid: `select 1 from ledger where reference = ? and reason = 'gem-pack'`,
  heart: `select 1 from profile where "playerId" = ${PLAYER} and "heartId" = ${PLAYER}`,
};
/** The same, with one text that has spaces. */
const WRITTEN: Readonly<Record<string, string>> = {
  mail: `select 1 from mail m join mailbox b on b."mailId" = m.id and b."playerId" = m."recipientId" and b."isSender" = 0
    join mailbox s on s."mailId" = m.id and s."playerId" = m."senderId" and s."isSender" = 1
    where m.message = ?`,
  post: `select 1 from forum_post where title = ? and "deletedAt" is null`,
  reply: `select 1 from forum_reply where message = ? and "deletedAt" is null`,
  comment: `select 1 from profile_comment where message = ? and "deletedAt" is null`,
  outfit: `select 1 from outfit where name = ?`,
};
/** Statements for the value itself. */
const VALUES: Readonly<Record<string, string>> = {
  bio: `select coalesce(max(bio), '') as value from profile where "playerId" = ${PLAYER}`,
  cookie: `select "lastSave" as value from cookie_save where "playerId" = ${PLAYER} order by id desc limit 1`,
  applied: `select applied as value from flow_game where id = ?`,
};

function valueOf(reader: Reader, name: string): Value {
  const [kind = '', ...words] = name.split(' ');
  if (kind === 'session') {
    const rows = reader.rows('select 1 from auth_session where token = ?', hashSessionKey(words.join(' ')));
    return rows.length > 0;
  }
  const written = WRITTEN[kind];
  if (written !== undefined) return reader.rows(written, words.join(' ')).length > 0;
  const exists = EXISTS[kind];
  if (exists !== undefined) return reader.rows(exists, ...words).length > 0;
  const sql = VALUES[kind];
  if (sql === undefined) throw new RangeError(`nobody knows how to read the fact ${name}`);
  return (reader.rows(sql, ...words)[0]?.value ?? null) as Value;
}

export const knowledgeRules: readonly Rule[] = [
  {
    name: 'what was acknowledged is there',
    check: (reader, world) =>
      [...world.facts.settled()].flatMap(([name, possible]) => {
        const value = valueOf(reader, name);
        return possible.has(value)
          ? []
          : [`${name} is ${String(value)}, not ${[...possible].map(String).join(' or ')}`];
      }),
  },
];
