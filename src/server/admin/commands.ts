/**
 * The administrator's commands, for a running server and for an idle data folder. Each command writes to the database
 * first and then notifies the live town, if there is one. The caller owns the database and the services.
 */
import { REDACTABLE_KINDS } from '../../shared/contract/moderation.ts';
import { ITEM_CURRENCIES, ITEM_PRICE_MAX } from '../../shared/rules/creations.ts';
import { BADGES } from '../../shared/rules/badges.ts';
import { CURRENCIES, type Currency } from '../../shared/rules/economy.ts';
import { MUTE_MAX_MINUTES } from '../../shared/rules/limits.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import { sentence } from '../../shared/rules/sentence.ts';
import { checkUsername } from '../domains/login/credentials.ts';
import { deletePlayer, exportPlayer, revokeSessions, setBan } from '../domains/account/service.ts';
import { describeFeedback } from '../domains/feedback/service.ts';
import { DomainError } from '../domain-error.ts';
import { describeLedger } from '../domains/ledger/service.ts';
import { describePayments, settlePayment } from '../domains/membership/bundles.ts';
import { refundBundle } from '../domains/membership/service.ts';
import { CONSOLE } from '../domains/moderation/service.ts';
import { grant, rename, setAccess, setBadge, setMembership } from '../domains/players/administration.ts';
import { refundEntry } from '../domains/gifts/refunds.ts';
import type { PlayerRecord } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { OperatorText, textOf } from '../sentences.ts';
import { runEmail, runResetLink } from './account.ts';
import { expectArguments, parseIdAndReason, parseInteger, parseReason, takeOption, usage } from './arguments.ts';
import { runAudit, runBans } from './audit.ts';
import { runCluster } from './cluster.ts';
import type { AdminContext, Command } from './context.ts';
import { runFind } from './find.ts';
import { HELP } from './help.ts';
import { runAnnounce, runKick } from './live.ts';
import { unfinishedAccountAt } from './repo.ts';
import { runMails } from './mails.ts';
import { removeFromTown, requirePlayer } from './players.ts';
import { runStats } from './stats.ts';
import { runTransparency } from './transparency.ts';

export type { AdminContext };

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

/** Accounts of sign-in providers have no player until they choose a username. */
async function deleteUnfinished({ db, data, sessionsEnded }: AdminContext, email: string): Promise<string> {
  const id = await unfinishedAccountAt(db, email);
  if (id === undefined) throw new DomainError('not-found', new OperatorText(NOT_UNFINISHED));
  await deletePlayer(db, { player: { id }, actor: CONSOLE.id, data });
  sessionsEnded(id);
  return 'The account without a username was deleted.';
}

const NOT_UNFINISHED =
  'no account without a username has this e-mail address; an account with one is deleted by its username';

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
    const [user, ...words] = args;
    if (user === undefined) throw usage('expected: ban USER [--days D] [REASON]');
    const reason = parseReason(words);
    const player = await requirePlayer(context, user);
    const span = days === null ? 'until further notice' : `for ${days} days`;
    const until = runtime.now() + (days ?? FOREVER_DAYS) * DAY_MS;
    const details = reason === '' ? span : `${span}: ${reason}`;
    const { contactEmail, post } = context.mails;
    await setBan(context.db, { playerId: player.id, actor: CONSOLE.id, until, details }, (transaction) =>
      post(transaction, { template: 'ban', to: { accountId: player.id }, params: { reason, contactEmail } }),
    );
    return `${player.username} is banned ${span}.${await expel(context, player)}`;
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
    return `${player.username} is signed out everywhere.${await expel(context, player)}`;
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
    const [user] = expectArguments(args, 1, 'delete USER|E-MAIL');
    if (user.includes('@')) return await deleteUnfinished(context, user.trim().toLowerCase());
    const player = await requirePlayer(context, user);
    await deletePlayer(context.db, { player, actor: CONSOLE.id, data: context.data });
    return `${player.username} was deleted. The name stays reserved.${await expel(context, player)}`;
  },

  ledger: async (context, args) => {
    const [user] = expectArguments(args, 1, 'ledger USER');
    const player = await requirePlayer(context, user);
    return (await describeLedger(context.db, player.id, LEDGER_LINES)).join('\n');
  },

  refund: async (context, args) => {
    const [idText] = expectArguments(args, 1, 'refund LEDGER_ID');
    const id = parseInteger(idText, { min: 1, max: MAX_LEDGER_ID }, 'LEDGER_ID');
    const { playerId, currency, amount, balance, itemId, holderId } = await refundEntry(context.db, id, CONSOLE.id);
    const player = await context.players.byId(playerId);
    if (holderId !== null) await context.town?.changed(holderId);
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

  find: runFind,

  kick: runKick,

  announce: runAnnounce,

  audit: runAudit,

  bans: runBans,

  'reset-link': runResetLink,

  email: runEmail,

  stats: runStats,

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

/** Disconnects a player whose sessions ended, in all processes. Returns what they answered, as `Removal.report`. */
async function expel(context: AdminContext, player: PlayerRecord): Promise<string> {
  context.sessionsEnded(player.id);
  return (await removeFromTown(context, player, null)).report;
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
