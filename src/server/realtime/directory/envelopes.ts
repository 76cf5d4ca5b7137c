/** What nodes send each other through Redis, around the messages of `messages.ts`: schemas, parsing and the names in Redis. Pure. */
import * as z from 'zod/mini';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { processMarkSchema } from './process-mark.ts';
import { playerMessageSchema, questionSchema, whisperSchema, worldMessageSchema } from './messages.ts';

/** Nodes of versions that differ by one work together. Raise it when an envelope or a message changes. */
export const WORLD_VERSION = 4;

const text = z.string();
const message = <Kind extends string, Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

export const envelopeSchema = z.discriminatedUnion('kind', [
  /** Valid until a time of Redis' clock, in milliseconds. */
  message('tell', { until: z.number(), to: z.array(text), message: playerMessageSchema }),
  message('whisper', { until: z.number(), to: z.array(text), from: text, id: z.number(), whisper: whisperSchema }),
  message('heard', { id: z.number(), isHere: z.boolean() }),
  /** A newer claim of the player entered elsewhere. An unknown tab is ''. */
  message('evict', { player: text, epoch: z.number(), tab: text }),
  message('ask', { from: text, id: z.number(), question: questionSchema }),
  message('answer', { from: text, id: z.number(), answer: z.unknown() }),
  /** A node joined or left. */
  message('nodes', {}),
  message('cast', { from: text, message: worldMessageSchema }),
]);
export type Envelope = z.infer<typeof envelopeSchema>;

/** What a node says of itself. */
export const nodeSchema = z.object({
  /** As its operator named it. */
  name: text,
  version: z.number(),
  players: z.number(),
  /** Base path at which clients connect to it; null for a process that serves no players. */
  path: z.nullable(text),
  /** Address for a probe; null: only its machine and port are known. */
  url: z.nullable(text),
  machine: text,
  port: z.number(),
  /** By which a process on the same machine finds out whether it has ended; null where that is not known. */
  process: z.optional(z.nullable(processMarkSchema)),
  /** Nobody is directed to it any more. */
  isDraining: z.boolean(),
  /** Slugs of the locations that it serves. One of an earlier version says none and serves the first location. */
  locations: z.optional(z.array(text)),
  /** Of the product. */
  build: text,
  /** How late its timers are, milliseconds, at the 99th percentile of the last seconds. */
  lagMs: z.number(),
});
export type NodeState = z.infer<typeof nodeSchema>;

/** null for what is no JSON of the schema: another version may send what this one does not know. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Slugs of the locations whose players can be directed to the node. */
export const locationsOf = ({ path, locations = [LOCATION_SLUG] }: NodeState): readonly string[] =>
  path === null ? [] : locations;

/** Keys of what belongs to the channels of one location. */
export interface LocationNames {
  /** Nodes by the number of the channel that they serve. */
  channels: string;
  /** Players by the number of the channel. */
  population: string;
  /** Places in channels of players who are on their way, by the time until which they are reserved. */
  reserved: string;
}

/** Keys and pub/sub channels of a world. Databases of one Redis have separate keys but share channels. */
export interface RedisNames {
  /** Begins all keys and channels. */
  prefix: string;
  /** What nodes say of themselves, by id. */
  nodes: string;
  /** Nodes by their last heartbeat. */
  living: string;
  /** Redis' channel of all nodes. */
  all: string;
  of(location: string): LocationNames;
  player(playerId: string): string;
  node(id: string): string;
}

export function redisNames(url: string): RedisNames {
  const prefix = `promenade:${new URL(url).pathname.slice(1) || '0'}:`;
  return {
    prefix,
    nodes: `${prefix}nodes`,
    living: `${prefix}living`,
    all: `${prefix}all`,
    of: (location) => ({
      channels: `${prefix}channels:${location}`,
      population: `${prefix}population:${location}`,
      reserved: `${prefix}reserved:${location}`,
    }),
    player: (playerId) => `${prefix}online:${playerId}`,
    node: (id) => `${prefix}node:${id}`,
  };
}
