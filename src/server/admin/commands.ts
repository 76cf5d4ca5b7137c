/**
 * The administrator's commands, for a running server and for an idle data folder. Each command writes to the database
 * first and then notifies the live town, if there is one. The caller owns the database and the services.
 */
import { REDACTABLE_KINDS } from '../../shared/contract/moderation.ts';
import { ITEM_CURRENCIES, ITEM_PRICE_MAX } from '../../shared/rules/creations.ts';
import { BADGES } from '../../shared/rules/badges.ts';
import { CURRENCIES, type Currency } from '../../shared/rules/economy.ts';
import { MODERATION_REASON_MAX_LENGTH, MUTE_MAX_MINUTES } from '../../shared/rules/limits.ts';
import type { Database } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { checkUsername } from '../domains/login/credentials.ts';
import { deletePlayer, exportPlayer, revokeSessions, setBan } from '../domains/account/service.ts';
import type { Review } from '../domains/creations/review.ts';
import { describeFeedback } from '../domains/feedback/service.ts';
import { describeLedger } from '../domains/ledger/service.ts';
import { describePayments, settlePayment } from '../domains/membership/bundles.ts';
import { refundBundle } from '../domains/membership/service.ts';
import { CONSOLE, type Moderation } from '../domains/moderation/service.ts';
import type { NameHash } from '../domains/players/deleted-names.ts';
import { grant, rename, setAccess, setBadge, setMembership } from '../domains/players/administration.ts';
import { refundEntry } from '../domains/store/refunds.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../ports.ts';
import type { World } from '../realtime/directory/directory.ts';
import { runtime } from '../runtime.ts';
import { runCluster } from './cluster.ts';
import { runMails } from './mails.ts';
import { runTransparency } from './transparency.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import { OperatorText, textOf } from '../sentences.ts';
import { sentence } from '../../shared/rules/sentence.ts';

export interface AdminContext {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername'>;
  moderation: Moderation;
  review: Review;
  nameHash: NameHash;
  /** Called after all sessions of the account have ended. */
  sessionsEnded: (accountId: string) => void;
  /** The data that each domain stores about a player. */
  data: readonly PlayerData[];
  /** null while no server runs. */
  world: Pick<World, 'nodes' | 'drain'> | null;
  /** null while no server runs. */
  town: Pick<LiveTown, 'changed' | 'honorChanged' | 'notify' | 'expel'> | null;
}

const ACCESS_NAMES = ['player', 'moderator', 'administrator'] as const;
const MEMBERSHIP_NAMES = ['none', 'Resident', 'VIP+', 'Gold+', 'Platinum+'] as const;
const DAY_MS = 24 * 3600 * 1000;
const MAX_DAYS = 36_500;
/** A thousand years. */
const FOREVER_DAYS = 365_250;
const LEDGER_LINES = 50;
const FEEDBACK_LINES = 50;
const PENDING_LINES = 50;
const RARITIES = [0, 1, 2, 3] as const;
const PAYMENT_LINES = 50;
const MAX_LEDGER_ID = 9_999_999_999;
const MAX_GRANT = 1_000_000_000;
/** Length of a mute without `--minutes`. */
const MUTE_MINUTES = 24 * 60;
const REASON = 'by an administrator';

export const HELP = `Usage: npm run admin -- COMMAND

  access USER N                   0 player, 1 moderator, 2 administrator
  membership USER N [--days D]    0 none, 1 Resident, 2 VIP+, 3 Gold+, 4 Platinum+; without --days it does not end
  grant USER coins|gems|honor N   a negative N subtracts
  badge USER NAME on|off          ${BADGES.map(({ name }) => name).join(', ')}
  ban USER [--days D]             signs the player out and blocks sign-in; without --days it does not end
  unban USER
  revoke USER                     ends all sessions: the player has to sign in again
  mute USER [--minutes M]         one day when M is omitted
  unmute USER
  redact KIND ID                  ${REDACTABLE_KINDS.join(', ')}; the ID of bio and nametag is the username
  submissions                     the 50 oldest submissions that wait for review
  approve ID --coins N|--gems N --rarity R   0 is free; rarity 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY
  reject ID REASON                the creator receives the reason
  withdraw ITEM REASON            ends the sale of an approved item (creation_ID), removes it from all owners, refunds them
  export USER                     all stored data of the player, as JSON
  delete USER                     permanent; texts that others answered stay as tombstones
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
Of a world of several processes, any one will do. If none runs with this DATA_DIR, the command needs the server's variables.`;

type Command = (context: AdminContext, args: readonly string[], requestId: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  access: async (context, args) => {
    const [user, level] = expectArguments(args, 2, 'access USER N');
    const player = await requirePlayer(context, user);
    const access = parseInteger(level, { min: 0, max: ACCESS_NAMES.length - 1 }, 'N');
    await setAccess(context.db, player.id, access);
    await context.town?.changed(player.id);
    return `${player.username} is now ${ACCESS_NAMES[access]}.`;
  },

  membership: async (context, given) => {
    const { args, value: days } = takeOption(given, '--days', { min: 1, max: MAX_DAYS });
    const [user, level] = expectArguments(args, 2, 'membership USER N [--days D]');
    const player = await requirePlayer(context, user);
    const membership = parseInteger(level, { min: 0, max: MEMBERSHIP_NAMES.length - 1 }, 'N');
    await setMembership(context.db, player.id, membership, days === null ? null : runtime.now() + days * DAY_MS);
    await context.town?.changed(player.id);
    const period = days === null ? '' : ` for ${days} days`;
    return `${player.username} now has membership ${membership} (${MEMBERSHIP_NAMES[membership]})${period}.`;
  },

  grant: async (context, args, requestId) => {
    const [user, name, amountText] = expectArguments(args, 3, 'grant USER coins|gems|honor N');
    const player = await requirePlayer(context, user);
    const currency = CURRENCIES.find((one) => one === name);
    if (currency === undefined) throw usage(`"${name}" is none of ${CURRENCIES.join(', ')}`);
    const amount = parseInteger(amountText, { min: -MAX_GRANT, max: MAX_GRANT }, 'N');
    if (amount === 0) throw usage('N must not be 0');
    const balance = await grant(context.db, { playerId: player.id, currency, amount }, requestId);
    await notifyGrant(context, player, { currency, amount, balance });
    return `${player.username} now has ${balance} ${currency}.`;
  },

  badge: async (context, args) => {
    const [user, ...rest] = args;
    const state = rest.at(-1);
    if (user === undefined || (state !== 'on' && state !== 'off')) throw usage('expected: badge USER NAME on|off');
    const name = rest.slice(0, -1).join(' ');
    const badge = BADGES.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (badge === undefined) throw usage(`"${name}" is none of ${BADGES.map((one) => one.name).join(', ')}`);
    const player = await requirePlayer(context, user);
    await setBadge(context.db, player.id, badge, state === 'on');
    await context.town?.changed(player.id);
    return `${player.username} ${state === 'on' ? 'now has' : 'no longer has'} the badge ${badge.name}.`;
  },

  ban: async (context, given) => {
    const { args, value: days } = takeOption(given, '--days', { min: 1, max: MAX_DAYS });
    const [user] = expectArguments(args, 1, 'ban USER [--days D]');
    const player = await requirePlayer(context, user);
    const span = days === null ? 'until further notice' : `for ${days} days`;
    const until = runtime.now() + (days ?? FOREVER_DAYS) * DAY_MS;
    await setBan(context.db, { playerId: player.id, actor: CONSOLE.id, until, details: span });
    await expel(context, player);
    return `${player.username} is banned ${span}.`;
  },

  unban: async (context, args) => {
    const [user] = expectArguments(args, 1, 'unban USER');
    const player = await requirePlayer(context, user);
    await setBan(context.db, { playerId: player.id, actor: CONSOLE.id, until: null, details: REASON });
    return `${player.username} may sign in again.`;
  },

  revoke: async (context, args) => {
    const [user] = expectArguments(args, 1, 'revoke USER');
    const player = await requirePlayer(context, user);
    await revokeSessions(context.db, { accountId: player.id, actor: CONSOLE.id });
    await expel(context, player);
    return `${player.username} is signed out everywhere.`;
  },

  mute: async (context, given) => {
    const { args, value } = takeOption(given, '--minutes', { min: 1, max: MUTE_MAX_MINUTES });
    const [user] = expectArguments(args, 1, 'mute USER [--minutes M]');
    return textOf(await context.moderation.mute(CONSOLE, user, { minutes: value ?? MUTE_MINUTES, reason: REASON }));
  },

  unmute: async (context, args) => {
    const [user] = expectArguments(args, 1, 'unmute USER');
    return textOf(await context.moderation.unmute(CONSOLE, user, REASON));
  },

  redact: async (context, args) => {
    const [name, id] = expectArguments(args, 2, 'redact KIND ID');
    const kind = REDACTABLE_KINDS.find((one) => one === name);
    if (kind === undefined) throw usage(`"${name}" is none of ${REDACTABLE_KINDS.join(', ')}`);
    return textOf(await context.moderation.redact(CONSOLE, kind, { id, reason: REASON }));
  },

  submissions: async (context, args) => {
    expectArguments(args, 0, 'submissions');
    const { submissions } = await context.review.list('pending', { limit: PENDING_LINES, offset: 0 });
    if (submissions.length === 0) return 'Nothing waits for review.';
    return submissions
      .map(({ id, createdAt, submitter, categoryName, gender, name }) =>
        [id, createdAt, submitter, categoryName, gender, name || '(unnamed)'].join('  '),
      )
      .join('\n');
  },

  approve: async (context, given) => {
    const form = 'approve ID --coins N|--gems N --rarity R';
    const prices = ITEM_CURRENCIES.filter((name) => given.includes(`--${name}`));
    const [currency] = prices;
    if (currency === undefined || prices.length > 1) throw usage(`expected: ${form}`);
    const priced = takeOption(given, `--${currency}`, { min: 0, max: ITEM_PRICE_MAX[currency] });
    const rated = takeOption(priced.args, '--rarity', { min: 0, max: 3 });
    const rarity = RARITIES.find((one) => one === rated.value);
    const [id] = expectArguments(rated.args, 1, form);
    if (rarity === undefined) throw usage(`expected: ${form}`);
    return textOf(await context.review.approve(CONSOLE, id, { currency, price: priced.value ?? 0, rarity }));
  },

  reject: async (context, args) => {
    const { id, reason } = parseIdAndReason(args, 'reject ID REASON');
    return textOf(await context.review.reject(CONSOLE, id, { reason }));
  },

  withdraw: async (context, args) => {
    const { id, reason } = parseIdAndReason(args, 'withdraw ITEM REASON');
    return textOf(await context.review.withdraw(CONSOLE, id, reason));
  },

  export: async (context, args) => {
    const [user] = expectArguments(args, 1, 'export USER');
    const player = await requirePlayer(context, user);
    return JSON.stringify(await exportPlayer(context.db, player.id, context.data), null, 2);
  },

  delete: async (context, args) => {
    const [user] = expectArguments(args, 1, 'delete USER');
    const player = await requirePlayer(context, user);
    await deletePlayer(context.db, { player, actor: CONSOLE.id, data: context.data });
    await expel(context, player);
    return `${player.username} was deleted. The name stays reserved.`;
  },

  ledger: async (context, args) => {
    const [user] = expectArguments(args, 1, 'ledger USER');
    const player = await requirePlayer(context, user);
    return (await describeLedger(context.db, player.id, LEDGER_LINES)).join('\n');
  },

  refund: async (context, args) => {
    const [idText] = expectArguments(args, 1, 'refund LEDGER_ID');
    const id = parseInteger(idText, { min: 1, max: MAX_LEDGER_ID }, 'LEDGER_ID');
    const { playerId, currency, amount, balance, itemId } = await refundEntry(context.db, id, CONSOLE.id);
    const player = await context.players.byId(playerId);
    if (itemId !== null) await context.town?.changed(playerId);
    if (player !== null) await notifyGrant(context, player, { currency, amount, balance });
    const item = itemId === null ? '' : ` ${itemId} was taken back.`;
    return `${player?.username ?? playerId} now has ${balance} ${currency}.${item}`;
  },

  payments: async (context, args) => {
    expectArguments(args, 0, 'payments');
    return (await describePayments(context.db, PAYMENT_LINES)).join('\n');
  },

  settle: async (context, args) => {
    const [eventId] = expectArguments(args, 1, 'settle EVENT_ID');
    await settlePayment(context.db, eventId, CONSOLE.id);
    return `The payment ${eventId} is settled.`;
  },

  'refund-bundle': async (context, args) => {
    const [user, bundle] = expectArguments(args, 2, 'refund-bundle USER BUNDLE');
    const player = await requirePlayer(context, user);
    await refundBundle(context.db, player.id, bundle, CONSOLE.id);
    await context.town?.changed(player.id);
    return `${player.username} no longer has ${bundle}, and it is for sale again.`;
  },

  feedback: async (context, args) => {
    expectArguments(args, 0, 'feedback');
    const lines = await describeFeedback(context.db, FEEDBACK_LINES);
    return lines.length === 0 ? 'There is no feedback.' : lines.join('\n');
  },

  mails: ({ db }, args) => runMails(db, args),

  transparency: ({ db }, args) => runTransparency(db, args),

  cluster: ({ world }, args) => runCluster(world, args),

  rename: async (context, args) => {
    const [user, given] = expectArguments(args, 2, 'rename USER NEW');
    const player = await requirePlayer(context, user);
    const username = checkUsername(given);
    await rename(context.db, context.nameHash, { playerId: player.id, username });
    await context.town?.changed(player.id);
    await context.town?.notify(player.id, 'system', sentence('yourNameIsNow', { username }), {
      code: 'renamed',
      params: { username },
    });
    return `${player.username} is now called ${username}.`;
  },
};

/**
 * Runs one command and returns the text to print. A repeated call with the same `requestId` grants nothing again.
 * Throws a DomainError when the command fails; its message is the line to print.
 */
export async function runCommand(context: AdminContext, argv: readonly string[], requestId: string): Promise<string> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === 'help') return HELP;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw usage(`there is no command "${name}"`);
  return await command(context, args, requestId);
}

/** Disconnects a player whose sessions ended. */
async function expel({ sessionsEnded, town }: AdminContext, player: PlayerRecord): Promise<void> {
  sessionsEnded(player.id);
  await town?.expel(player.id, 'bad-session');
}

async function notifyGrant(
  { town }: AdminContext,
  player: PlayerRecord,
  change: { currency: Currency; amount: number; balance: number },
): Promise<void> {
  if (town === null) return;
  if (change.currency === 'honor') town.honorChanged(player.id, change.balance);
  else if (change.amount > 0) {
    const { amount, currency } = change;
    const notice: Notice = { code: 'granted', params: { amount, currency } };
    const what = sentence(currency === 'coins' ? 'partCoins' : 'partGems', { count: amount });
    await town.notify(player.id, 'system', sentence('youReceived', { amount: what }), notice);
  }
}

async function requirePlayer({ players }: AdminContext, username: string): Promise<PlayerRecord> {
  const player = await players.byUsername(username);
  if (player === null)
    throw new DomainError('not-found', sentence('noPlayerIsCalledUsername', { username }), {
      code: 'no-player',
      params: { username },
    });
  return player;
}

const usage = (problem: string): DomainError =>
  new DomainError('bad-request', new OperatorText(`${problem}; npm run admin -- --help lists the commands`), {
    code: 'usage',
  });

type ArgumentTuples = { 0: []; 1: [string]; 2: [string, string]; 3: [string, string, string] };

/** Parses `ID REASON`, where the reason is all words after the id. */
function parseIdAndReason([id, ...args]: readonly string[], form: string): { id: string; reason: string } {
  const reason = args.join(' ').trim();
  if (id === undefined || reason === '') throw usage(`expected: ${form}`);
  if (reason.length <= MODERATION_REASON_MAX_LENGTH) return { id, reason };
  throw usage(`a reason has at most ${MODERATION_REASON_MAX_LENGTH} characters`);
}

/** The arguments, typed as a tuple. Throws a DomainError unless there are `count` of them. */
function expectArguments<const N extends keyof ArgumentTuples>(
  args: readonly string[],
  count: N,
  form: string,
): ArgumentTuples[N] {
  if (args.length !== count) throw usage(`expected: ${form}`);
  return args as unknown as ArgumentTuples[N];
}

/** The whole number after the option `name`, or null, and the arguments without both. */
function takeOption(
  args: readonly string[],
  name: string,
  range: { min: number; max: number },
): { args: readonly string[]; value: number | null } {
  const at = args.indexOf(name);
  if (at < 0) return { args, value: null };
  const value = parseInteger(args[at + 1] ?? '', range, name);
  return { args: args.toSpliced(at, 2), value };
}

function parseInteger(text: string, range: { min: number; max: number }, name: string): number {
  const value = Number(text);
  if (!/^-?\d{1,10}$/.test(text) || value < range.min || value > range.max) {
    throw usage(`${name} must be a whole number from ${range.min} to ${range.max}, not "${text}"`);
  }
  return value;
}
