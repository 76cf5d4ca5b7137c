/** The queue of cards: its order, what is joined, and what becomes of a long one. */
import { describe, expect, it } from 'vitest';
import type { Reward } from '../../state/rewards/rewards.ts';
import { type CardContent, dismiss, EMPTY_QUEUE, enqueue, type Queue, showNext } from './queue.ts';

type Carded = Exclude<Reward, { kind: 'paid' }>;

const level = (reached: number, coins = 500): Carded => ({ kind: 'level', level: reached, coins });
const tip = (username: string, coins = 1000): Carded => ({ kind: 'tip', username, coins, postId: '7' });
const request = (id: string): Carded => ({ kind: 'request', id, username: `p${id}`, level: 1, mutual: 0 });
const friend = (username: string): Carded => ({ kind: 'friend', username, level: 1 });
const heart: Carded = { kind: 'heart', username: 'Odette' };

const queueOf = (...rewards: readonly Carded[]): Queue =>
  rewards.reduce<Queue>((queue, reward) => enqueue(queue, reward, 0), EMPTY_QUEUE);

/** What is shown, one after the other. */
function shownOf(queue: Queue): CardContent[] {
  const contents: CardContent[] = [];
  for (let rest = showNext(queue); rest.shown !== null; rest = showNext(dismiss(rest)))
    contents.push(rest.shown.content);
  return contents;
}
const kindsOf = (queue: Queue): string[] => shownOf(queue).map(({ kind }) => kind);

describe('the queue of cards', () => {
  it('shows levels first, then hearts, requests, friends and thanks', () => {
    expect(kindsOf(queueOf(tip('Wren'), friend('Juno'), request('1'), heart, level(2)))).toEqual([
      'level',
      'heart',
      'request',
      'friend',
      'tips',
    ]);
  });

  it('joins levels to the highest with the sum of their coins', () => {
    expect(shownOf(queueOf(level(3), level(5, 1000), level(4)))).toEqual([{ kind: 'level', level: 5, coins: 2000 }]);
  });

  it('joins thanks that come within ten seconds, also into the shown card', () => {
    const shown = showNext(queueOf(tip('Wren')));
    const joined = enqueue(enqueue(shown, tip('Odette', 500), 9999), tip('Wren'), 9999);
    expect(joined.shown?.content).toEqual({ kind: 'tips', names: ['Wren', 'Odette'], coins: 2500, postId: '7' });
    expect(joined.waiting).toEqual([]);
    expect(enqueue(shown, tip('Odette'), 10_000).waiting).toHaveLength(1);
  });

  it('has one card for a request that is received twice', () => {
    expect(kindsOf(queueOf(request('1'), request('2'), request('1')))).toEqual(['request', 'request']);
  });

  it('shows five that wait one by one, and then the number of more', () => {
    const five = ['1', '2', '3', '4', '5'].map(request);
    expect(kindsOf(queueOf(...five))).toHaveLength(5);
    expect(shownOf(queueOf(...five, heart))).toEqual([{ kind: 'more', count: 6 }]);
  });
});
