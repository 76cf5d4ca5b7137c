/**
 * What the processes of a world say to each other: messages for a player, to the process that serves the player; messages to all
 * processes; and questions that every process answers. All of it is JSON-compatible and is parsed by its receiver.
 */
import * as z from 'zod/mini';
import { forumNewsSchema } from '../../../shared/realtime/forum-news.ts';
import { noticeSchema } from '../../../shared/realtime/notices.ts';
import { rewardSchema } from '../../../shared/realtime/rewards.ts';

const text = z.string();
const message = <Kind extends string, Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

export const playerMessageSchema = z.discriminatedUnion('kind', [
  /** A sentence for the player; `notice` is its code for the client's logic, with the code and params of the sentence. */
  message('notify', {
    as: z.enum(['online', 'mail', 'friend', 'match', 'tip', 'system']),
    text,
    notice: noticeSchema,
  }),
  /** The player's look, name, membership or block list may have changed. */
  message('changed', {}),
  message('blocks', {}),
  message('honor', { honor: z.number() }),
  message('reward', { reward: rewardSchema }),
  /** A friend came to the town or left it. */
  message('friends', {}),
  /** The player asked for another player's card. */
  message('card', {}),
  /**
   * The player is about to connect to another process: the place is saved now. `from`: the node that waits until it is, and gets `id` back
   * by the envelope `heard`. Processes of the version before do not answer.
   */
  message('save', { from: z.optional(text), id: z.optional(z.number()) }),
  /** Ends the connection. */
  message('expel', {
    code: z.enum([
      'outdated',
      'bad-session',
      'no-username',
      'unknown-location',
      'bad-handshake',
      'server-closing',
      'unavailable',
      'server-error',
      'too-many',
    ]),
  }),
]);
export type PlayerMessage = z.infer<typeof playerMessageSchema>;

/** A `Whisper` of ports.ts. */
export const whisperSchema = z.object({ fromId: text, from: text, text });

export const worldMessageSchema = z.discriminatedUnion('kind', [
  /** Committed changes, for caches and pushes. */
  message('changes', {
    changes: z.array(
      z.tuple([z.enum(['player', 'balance', 'blocks', 'friends', 'mails', 'bell', 'name']), z.string()]),
    ),
  }),
  /** The committed changes of the kind `doors`. Their own message: version 2 drops it, and not the others. */
  message('doors', { playerIds: z.array(text) }),
  /** Sessions of the account have ended. */
  message('sessions-ended', { accountId: text }),
  /** Something was written in the forum. */
  message('forum', { news: forumNewsSchema }),
  /** Posts of the forum were added, moved or removed. */
  message('forum-counts', {}),
  /** Messages of the sender were dropped. */
  message('lost', {}),
  /** A player sent a sky lantern up. Map px. */
  message('sky-lantern', { playerId: text, x: z.number(), y: z.number() }),
  /** How many players of a process are at the event that is on. `from` is any mark of the process. */
  message('attendance', { from: text, people: z.number() }),
  /** Whether players are directed to the process of this name. */
  message('drain', { node: text, isDraining: z.boolean() }),
  /** The operator announces something to all players. `until`: epoch ms. */
  message('announcement', { announcement: z.object({ id: text, text, until: z.number() }) }),
  /** An item of a creation was added, changed or withdrawn. */
  message('creation', { itemId: text }),
]);
export type WorldMessage = z.infer<typeof worldMessageSchema>;

/** A line of public chat, as `ChatLine` of ports.ts. */
const chatLineSchema = z.object({
  id: text,
  playerId: text,
  username: text,
  text,
  at: z.number(),
  channel: z.optional(z.number()),
  location: z.optional(text),
});

export const questionSchema = z.discriminatedUnion('kind', [
  message('recent-chat', {}),
  message('redact', { lineId: text }),
  /** Ends the player's connection. `kicked`: the reason of an administrator, possibly empty; null: the session ended. */
  message('disconnect', { playerId: text, kicked: z.nullable(text) }),
]);

/** The answers of one process. */
export const answerSchemas = {
  'recent-chat': z.readonly(z.array(chatLineSchema)),
  /** The line as it was, of the process that has it. */
  redact: z.nullable(chatLineSchema),
  /** null: of a process that only runs a command. */
  disconnect: z.nullable(z.object({ node: text, wasHere: z.boolean() })),
};

export type QuestionKind = keyof typeof answerSchemas;
export type Asked<Kind extends QuestionKind> = Extract<z.infer<typeof questionSchema>, { kind: Kind }>;
export type Answer<Kind extends QuestionKind> = z.infer<(typeof answerSchemas)[Kind]>;
