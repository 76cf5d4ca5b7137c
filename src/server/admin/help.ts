/** The text of `npm run admin -- --help`. */
import { REDACTABLE_KINDS } from '../../shared/contract/moderation.ts';
import { BADGES } from '../../shared/rules/badges.ts';

export const HELP = `Usage: npm run admin -- COMMAND

  access USER N                   0 player, 1 moderator, 2 administrator
  membership USER N [--days D]    0 none, 1 Resident, 2 VIP+, 3 Gold+, 4 Platinum+; without --days it does not end
  grant USER coins|gems|honor N   a negative N subtracts
  badge USER NAME on|off          ${BADGES.map(({ name }) => name).join(', ')}
  ban USER [--days D] [REASON]    signs the player out and blocks sign-in; without --days it does not end
  bans                            who is banned, until when, by whom and why
  unban USER
  revoke USER                     ends all sessions: the player has to sign in again
  kick USER [REASON]              ends the connection to the town; the player can come back after a minute
  announce TEXT [--minutes N]     to all players in the town, and to those who come within N minutes (10)
  find TEXT [--limit N]           players whose name, former name, name tag or e-mail begins with TEXT, or whose id it is
  reset-link USER                 a link that sets a new password, once, within an hour
  email USER NEW                  another e-mail address; the old one gets a mail about it
  audit [USER] [--actor USER|console] [--action NAME] [--since TIME|24h] [--limit N] [--json]
                                  the newest 50 rows of the audit log, about USER or about all
  stats [--json]                  players, new players by day, coins and gems, and what waits for somebody
  mute USER [--minutes M]         one day when M is omitted
  unmute USER
  redact KIND ID                  ${REDACTABLE_KINDS.join(', ')}; the ID of bio and nametag is the username
  submissions                     the 50 oldest submissions that wait for review
  approve ID --coins N|--gems N --rarity R   0 is free; rarity 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY
  reject ID REASON                the creator receives the reason
  withdraw ITEM REASON            ends the sale of an approved item (creation_ID), removes it from all owners, refunds them
  export USER                     all stored data of the player, as JSON
  delete USER|E-MAIL              permanent; texts that others answered stay as tombstones; the e-mail address of an account
                                  that has no username yet
  ledger USER                     the newest 50 changes of coins, gems and honor
  refund LEDGER_ID                reverses one such change, once; the item bought with it is removed
  payments                        remaining lifetime bundles, and the newest 50 payments that could not be fulfilled
  settle EVENT_ID                 marks such a payment as refunded
  refund-bundle USER BUNDLE       ends a lifetime membership that was paid back; the bundle is for sale again
  feedback                        the newest 50 messages of players
  mails [--dead] [--retry ID] [--drop ID]   the newest 50 mails that wait or were given up; sends one again, or deletes it
  transparency --from YYYY-MM-DD --to YYYY-MM-DD   counts of reports and measures of these days, as CSV
  cluster                         processes of the world: channels, players, versions, how late their timers are
  cluster drain NODE              moves the players of a process to others, before it is stopped; cluster undrain NODE ends that
  rename USER NEW                 the old name stays reserved for that player
  backup DIR|s3                   copies the running world and checks the copy; s3 is the bucket of BACKUP_S3_...
    [--every 15m] [--keep 96]     repeats that until it is stopped; removes all but the newest 96
  restore DIR|s3 [--to TIME]      the newest backup, or the newest before TIME, into an empty DATA_DIR and DATABASE_URL
  move --to postgres://...        copies the SQLite world of DATA_DIR to an empty database; no server may run
  --help                          this text

Works with a running server (effects are immediate) and without one. DATA_DIR names the data folder, as for the server.
On another machine, DATABASE_URL is enough: a server of that database runs the command. A world of several processes needs
REDIS_URL as well where none of them answers that way. If none runs, the command works on the database alone and says so.
The exit code is 0 when the command did its work, else 1 with one line on standard error.`;
