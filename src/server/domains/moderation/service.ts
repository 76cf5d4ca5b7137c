/**
 * Actions of moderators, in the client and by the admin command: mute, unmute, redact. Each action adds a row to the
 * audit log in the same transaction and takes effect in the town immediately. The target must have lower access than
 * the actor.
 */
import type { AuditEntry, RecentChatLine, RedactableKind } from '../../../shared/contract/moderation.ts';
import { DELETED_NAME, REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { isMuted, spanOf } from '../../muting.ts';
import type { LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { accessOf, listAuditEntries, playerNamed, recordAuditEntry, setMutedUntil } from '../players/service.ts';
import { runtime } from '../../runtime.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence, type SentenceData, type SentenceParams } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

/** A moderator, or the console. */
export interface Actor {
  id: string;
  access: number;
}

/** Has more access than any player. */
export const CONSOLE: Actor = { id: 'console', access: 3 };

/** The replaced text and its author; null when nothing has this id. */
export type Redaction = { playerId: string; was: string } | null;
/** Chat is in the memory of the town. */
export type StoredKind = Exclude<RedactableKind, 'chat'>;
/** Both work inside the caller's transaction. */
export interface StoredText {
  /** Replaces the text with the redaction marker. */
  redact(transaction: Executor, id: string): Promise<Redaction>;
  /** Puts the text back that `redact` returned. False when it is gone, or its author has written another since. */
  restore(transaction: Executor, id: string, text: string): Promise<boolean>;
}

export interface ModerationDeps {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername'>;
  town: Pick<LiveTown, 'notify' | 'changed' | 'recentChat' | 'redact'>;
  /** Chat is redacted by this domain through the town. */
  kinds: Readonly<Record<StoredKind, StoredText>>;
}

export interface RestoredText {
  kind: StoredKind;
  id: string;
  text: string;
  playerId: string;
  reason: string;
}

/** Calls that change state return the message for the actor. All throw DomainErrors. */
export interface Moderation {
  recentChat(username: string): Promise<{ mutedUntil: string | null; lines: RecentChatLine[] }>;
  mute(actor: Actor, username: string, mute: { minutes: number; reason: string }): Promise<SentenceData>;
  unmute(actor: Actor, username: string, reason: string): Promise<SentenceData>;
  redact(actor: Actor, kind: RedactableKind, what: { id: string; reason: string }): Promise<SentenceData>;
  /** The same of a stored text, as a part of the caller's transaction. Null when nothing has this id. */
  redactWithin(
    transaction: Executor,
    actor: Actor,
    kind: StoredKind,
    what: { id: string; reason: string },
  ): Promise<Redaction>;
  /** Undoes `redactWithin`, as a part of the caller's transaction. False when the text is gone, or its author has written another since. */
  restoreWithin(transaction: Executor, actor: Actor, text: RestoredText): Promise<boolean>;
  audit(username: string | undefined, slice: Slice): Promise<{ entries: AuditEntry[]; hasMore: boolean }>;
}

const KIND_NAMES: Readonly<Record<RedactableKind, SentenceParams<'thereIsNoKindOf'>['kind']>> = {
  chat: 'chat',
  comment: 'comment',
  reply: 'reply',
  bio: 'bio',
  nametag: 'nametag',
  outfit: 'outfit',
  'forum-post': 'forumPost',
  'forum-reply': 'forumReply',
  gift: 'gift',
};

const MINUTE_MS = 60_000;
const AUDIT_LIMIT = 50;

export function createModeration({ db, players, town, kinds }: ModerationDeps): Moderation {
  const requireTarget = async (actor: Actor, username: string): Promise<PlayerRecord> => {
    const player = await playerNamed(players, username);
    if (player.id === actor.id) throw new DomainError('forbidden', sentence('youCannotDoThisTo'), { code: 'oneself' });
    requireLowerAccess(actor, player);
    return player;
  };

  const setMute = async (actor: Actor, player: PlayerRecord, act: { until: number | null; details: string }) => {
    const action = act.until === null ? 'unmute' : 'mute';
    await db.transaction().execute(async (transaction) => {
      await setMutedUntil(transaction, player.id, act.until);
      await recordAuditEntry(transaction, { actor: actor.id, action, targetId: player.id, details: act.details });
    });
    await town.changed(player.id);
  };

  const redactChat = async (actor: Actor, { id, reason }: { id: string; reason: string }): Promise<Redaction> => {
    const line = (await town.recentChat()).find((one) => one.id === id);
    if (line === undefined) return null;
    requireLowerAccess(actor, await players.byId(line.playerId));
    // The process that has the line may have ended since.
    if ((await town.redact(id)) === null) return null;
    const details = redactionDetails('chat', { id, reason, was: line.text });
    await recordAuditEntry(db, { actor: actor.id, action: 'redact', targetId: line.playerId, details });
    return { playerId: line.playerId, was: line.text };
  };

  const redactWithin: Moderation['redactWithin'] = async (transaction, actor, kind, { id, reason }) => {
    const redaction = await kinds[kind].redact(transaction, id);
    if (redaction === null) return null;
    requireLowerAccess(actor, await accessOf(transaction, redaction.playerId));
    const details = redactionDetails(kind, { id, reason, was: redaction.was });
    await recordAuditEntry(transaction, { actor: actor.id, action: 'redact', targetId: redaction.playerId, details });
    return redaction;
  };

  return {
    recentChat: async (username) => {
      const player = await playerNamed(players, username);
      const lines = (await town.recentChat()).filter((line) => line.playerId === player.id);
      return {
        mutedUntil: isMuted(player) ? new Date(player.mutedUntil ?? 0).toISOString() : null,
        lines: lines.map(({ id, username: name, text, at }) => ({
          id,
          username: name,
          message: text,
          createdAt: new Date(at).toISOString(),
          isRedacted: text === REDACTION_MARKER,
        })),
      };
    },

    mute: async (actor, username, { minutes, reason }) => {
      const player = await requireTarget(actor, username);
      const span = spanOf(minutes);
      await setMute(actor, player, {
        until: runtime.now() + minutes * MINUTE_MS,
        details: `${textOf(span)}: ${isolate(reason)}`,
      });
      await town.notify(player.id, 'system', sentence('moderatorMutedYou', { span, reason }), {
        code: 'muted-now',
        params: { minutes, reason },
      });
      return sentence('usernameIsMutedForSpan', { username: player.username, span });
    },

    unmute: async (actor, username, reason) => {
      const player = await requireTarget(actor, username);
      if (!isMuted(player)) {
        throw new DomainError('conflict', sentence('usernameIsNotMuted', { username: player.username }), {
          code: 'not-muted',
          params: { username: player.username },
        });
      }
      await setMute(actor, player, { until: null, details: reason });
      await town.notify(player.id, 'system', sentence('aModeratorLetYouTalk'), { code: 'unmuted', params: {} });
      return sentence('usernameMayTalkAgain', { username: player.username });
    },

    redact: async (actor, kind, what) => {
      const redaction =
        kind === 'chat'
          ? await redactChat(actor, what)
          : await db.transaction().execute((transaction) => redactWithin(transaction, actor, kind, what));
      if (redaction === null) {
        throw new DomainError('not-found', sentence('thereIsNoKindOf', { kind: KIND_NAMES[kind] }), {
          code: 'nothing-to-redact',
          params: { kind },
        });
      }
      if (kind === 'nametag') await town.changed(redaction.playerId);
      return sentence('redacted');
    },

    redactWithin,

    restoreWithin: async (transaction, actor, { kind, id, text, playerId, reason }) => {
      if (!(await kinds[kind].restore(transaction, id, text))) return false;
      const details = `${kind} ${id}: ${isolate(reason)}`;
      await recordAuditEntry(transaction, { actor: actor.id, action: 'restore', targetId: playerId, details });
      return true;
    },

    audit: async (username, { limit, offset }) => {
      const targetId = username === undefined ? null : (await playerNamed(players, username)).id;
      const pageLimit = limit ?? AUDIT_LIMIT;
      const { items, hasMore } = await listAuditEntries(db, { targetId, limit: pageLimit, offset });
      const entries = items.map((row) => ({
        id: String(row.id),
        actor: row.actor ?? (row.actorId === CONSOLE.id ? CONSOLE.id : DELETED_NAME),
        action: row.action,
        target: row.target ?? DELETED_NAME,
        details: row.details,
        createdAt: new Date(row.createdAt).toISOString(),
      }));
      return { entries, hasMore };
    },
  };
}

function redactionDetails(kind: string, what: { id: string; reason: string; was: string }): string {
  return `${kind} ${what.id}: ${what.reason} (was: ${what.was})`;
}

/** Throws a DomainError unless the target is the actor, is deleted (null), or has lower access than the actor. */
export function requireLowerAccess(actor: Actor, target: { id: string; access: number } | null): void {
  if (target === null || target.id === actor.id || target.access < actor.access) return;
  throw new DomainError('forbidden', sentence('youCannotDoThisToA'), { code: 'equal-access' });
}
