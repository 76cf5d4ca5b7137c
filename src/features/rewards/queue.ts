/**
 * The queue of cards: pure functions over which card is shown and which ones wait. Levels become one card with the highest
 * level, thanks for posts become one while they come within ten seconds, and a long queue becomes one card with its length.
 */
import type { Reward } from '../../state/rewards/rewards.ts';

type Tip = Extract<Reward, { kind: 'tip' }>;

export type CardContent =
  | Exclude<Reward, { kind: 'tip' | 'paid' }>
  /** `names`: who thanked, each once. `postId` is that of the first. */
  | { kind: 'tips'; names: readonly string[]; coins: number; postId: string }
  /** Cards that were not shown one by one. The bell lists what others did. */
  | { kind: 'more'; count: number };

export interface Card {
  /** Grows with each card. */
  readonly id: number;
  readonly content: CardContent;
  /** On the monotonic clock. */
  readonly addedMs: number;
}

export interface Queue {
  readonly shown: Card | null;
  readonly waiting: readonly Card[];
  readonly lastId: number;
}

export const EMPTY_QUEUE: Queue = { shown: null, waiting: [], lastId: 0 };

const TIPS_TOGETHER_MS = 10_000;
/** More than so many that wait become one card. */
const WAITING_MAX = 5;

const ORDER: readonly CardContent['kind'][] = [
  'level',
  'heart',
  'request',
  'friend',
  'lanterns',
  'bought',
  'outfit',
  'tips',
  'more',
];

export function enqueue(queue: Queue, reward: Exclude<Reward, { kind: 'paid' }>, nowMs: number): Queue {
  const content = contentOf(reward);
  const older = [queue.shown, ...queue.waiting].find((card) => card !== null && joins(card, content, nowMs));
  if (older !== null && older !== undefined) {
    const joined: Card = { ...older, content: merged(older.content, content) };
    const replace = (card: Card): Card => (card === older ? joined : card);
    return { ...queue, shown: queue.shown && replace(queue.shown), waiting: queue.waiting.map(replace) };
  }
  const card = { id: queue.lastId + 1, content, addedMs: nowMs };
  return { ...queue, waiting: [...queue.waiting, card], lastId: card.id };
}

/** Ends the shown card. */
export const dismiss = (queue: Queue): Queue => (queue.shown === null ? queue : { ...queue, shown: null });

/** Shows the next card. Returns `queue` itself while a card is shown and when none waits. */
export function showNext(queue: Queue): Queue {
  if (queue.shown !== null || queue.waiting.length === 0) return queue;
  const ordered = queue.waiting.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
  if (ordered.length > WAITING_MAX) {
    const id = queue.lastId + 1;
    const content = { kind: 'more', count: ordered.length } as const;
    return { shown: { id, content, addedMs: ordered[0]?.addedMs ?? 0 }, waiting: [], lastId: id };
  }
  const [shown = null, ...waiting] = ordered;
  return { ...queue, shown, waiting };
}

const rankOf = ({ content }: Card): number => ORDER.indexOf(content.kind);

const contentOf = (reward: Exclude<Reward, { kind: 'paid' }>): CardContent =>
  reward.kind === 'tip' ? tipsOf(reward) : reward;

const tipsOf = ({ username, coins, postId }: Tip): CardContent => ({ kind: 'tips', names: [username], coins, postId });

function joins({ content: before, addedMs }: Card, content: CardContent, nowMs: number): boolean {
  if (before.kind === 'tips' && content.kind === 'tips') return nowMs - addedMs < TIPS_TOGETHER_MS;
  if (before.kind === 'request' && content.kind === 'request') return before.id === content.id;
  return before.kind === 'level' && content.kind === 'level';
}

function merged(before: CardContent, content: CardContent): CardContent {
  if (before.kind === 'tips' && content.kind === 'tips') {
    const names = [...new Set([...before.names, ...content.names])];
    return { ...before, names, coins: before.coins + content.coins };
  }
  if (before.kind === 'level' && content.kind === 'level') {
    const level = Math.max(before.level, content.level);
    return { ...before, level, coins: before.coins + content.coins };
  }
  return content;
}
