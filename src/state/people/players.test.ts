import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import {
  addPlayer,
  allPlayers,
  clearPlayers,
  listenToPlayerList,
  listenToPlayers,
  movePlayer,
  movePlayerByNetId,
  playerById,
  removePlayer,
  replacePlayers,
  selfPlayer,
  updatePlayer,
} from './players.ts';

const entry = (socketId: string, netId?: number) => ({
  socketId,
  netId,
  user: { username: socketId, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
  state: { x: 1, y: 2, frame: 0 },
});
const ids = () => allPlayers().map(({ socketId }) => socketId);

function record() {
  const calls: string[] = [];
  const stop = listenToPlayers({
    joined: ({ socketId, isSelf }) => calls.push(`joined ${socketId}${isSelf ? ' self' : ''}`),
    left: ({ socketId }) => calls.push(`left ${socketId}, remaining ${ids().join(' ')}`),
    updated: ({ socketId }) => calls.push(`updated ${socketId}`),
    moved: ({ socketId, state }) => calls.push(`moved ${socketId} ${state.x}`),
  });
  return { calls, stop };
}

afterEach(clearPlayers);

describe('the players in town', () => {
  it('announces the present players, then each change, after the list is updated', () => {
    replacePlayers([entry('a'), entry('b')], 'a');
    const { calls, stop } = record();
    addPlayer(entry('c', 7));
    movePlayerByNetId(7, 30, 40, 2);
    removePlayer('b');
    updatePlayer('c', entry('c').user);
    removePlayer('c');
    movePlayerByNetId(7, 31, 40, 2);
    stop();
    removePlayer('a');
    expect(calls).toEqual([
      'joined a self',
      'joined b',
      'joined c',
      'moved c 30',
      'left b, remaining a c',
      'updated c',
      'left c, remaining a',
    ]);
  });

  it('replaces the list once for each join or leave, and keeps it while players move', () => {
    const changed = vi.fn();
    const stop = listenToPlayerList(changed);
    replacePlayers([entry('a'), entry('b'), entry('c')], 'a');
    expect(changed).toHaveBeenCalledTimes(1);
    const list = allPlayers();
    movePlayer('b', 5, 5, 1);
    expect(allPlayers()).toBe(list);
    updatePlayer('b', { ...entry('b').user, nametag: 'new' });
    expect(allPlayers()).not.toBe(list);
    removePlayer('nobody');
    updatePlayer('nobody', entry('nobody').user);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    removePlayer('c');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('moves the own player by the event only, not by packets', () => {
    replacePlayers([entry('a', 3)], 'a');
    movePlayerByNetId(3, 50, 60, 1);
    expect(selfPlayer()?.state).toEqual({ x: 1, y: 2, frame: 0 });
    movePlayer('a', 50, 60, 1);
    expect(selfPlayer()?.state).toEqual({ x: 50, y: 60, frame: 1 });
  });

  it('lists a player who joins again once, with the latest net id', () => {
    replacePlayers([entry('a')], 'a');
    addPlayer(entry('b', 4));
    const { calls, stop } = record();
    addPlayer(entry('b', 5));
    stop();
    expect(ids()).toEqual(['a', 'b']);
    expect(calls.slice(2)).toEqual(['left b, remaining a b', 'joined b']);
    movePlayerByNetId(4, 9, 9, 0);
    expect(playerById('b')?.state.x).toBe(1);
    movePlayerByNetId(5, 9, 9, 0);
    expect(playerById('b')?.state.x).toBe(9);
  });

  it('is empty after it is cleared, without an own player', () => {
    replacePlayers([entry('a', 1)], 'a');
    clearPlayers();
    expect(ids()).toEqual([]);
    expect(selfPlayer()).toBeUndefined();
    expect(playerById('a')).toBeUndefined();
    addPlayer(entry('a'));
    expect(selfPlayer()).toBeUndefined();
  });
});
