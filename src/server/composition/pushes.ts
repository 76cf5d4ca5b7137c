/** Connects changes of players and the town's comings and goings with the pushes to clients. */
import { type ChangeKind, onChange, onMissed } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { Bell } from '../domains/bell/service.ts';
import type { Doors } from '../domains/doors/service.ts';
import type { Friends } from '../domains/friends/service.ts';
import type { Mails } from '../domains/mail/service.ts';
import type { Players } from '../domains/players/service.ts';
import type { TownLog } from '../log.ts';
import { type PushPace, Pushes, type PushPart } from '../realtime/pushes.ts';
import type { Town } from '../realtime/town.ts';
import { runtime } from '../runtime.ts';

export interface PushDeps {
  db: Database;
  players: Pick<Players, 'byId' | 'blocked'>;
  friends: Pick<Friends, 'online' | 'ids'>;
  mails: Pick<Mails, 'countUnread'>;
  bell: Pick<Bell, 'countUnread'>;
  doors: Pick<Doors, 'news'>;
  town: Town;
  log: TownLog;
  pace: PushPace;
}

const PARTS: Record<Exclude<ChangeKind, 'name'>, readonly PushPart[]> = {
  player: ['user'],
  // What a blocked player did is not in the bell.
  blocks: ['user', 'bell'],
  balance: ['purse'],
  friends: ['friends'],
  mails: ['unread'],
  bell: ['bell'],
  doors: ['doors'],
};

/** Pushes until the returned function is called. */
export function startPushes({
  db,
  players,
  friends,
  mails,
  bell,
  doors,
  town,
  log,
  pace,
}: PushDeps): () => Promise<void> {
  const pushes = new Pushes({
    sources: {
      user: async (playerId) => {
        const player = await players.byId(playerId);
        if (player === null) return null;
        const { username, access, membership, badges, coins, gems, honor } = player;
        const blocked = await players.blocked(playerId);
        const blockedList = blocked.map((other) => other.username);
        const blockedListIds = blocked.map((other) => other.id);
        return {
          user: { username, access, membership, badges, blockedList, blockedListIds },
          purse: { coins, gems, honor },
        };
      },
      unread: (playerId) => mails.countUnread(playerId),
      bell: (playerId) => bell.countUnread(playerId),
      doors: (playerId) => doors.news(playerId),
      friends: async (playerId) => (await friends.online(playerId)).map(({ username }) => username),
      online: () => town.onlineCount(),
    },
    send: (playerId, push) => town.push(playerId, push),
    log,
    pace,
    now: () => runtime.monotonic(),
  });
  const tellFriends = ({ id }: { id: string }): void => {
    friends.ids(id).then(
      (ids) => town.friendMoved(ids),
      (error: unknown) => log.error({ err: error }, 'telling the friends of a player failed'),
    );
  };
  const stops = [
    onChange(db, (kind, playerId) => {
      // Names of other players are in all lists.
      if (kind === 'name') pushes.markAll('user', 'friends');
      else pushes.mark(playerId, ...PARTS[kind]);
    }),
    onMissed(db, () => pushes.markAll('user', 'purse', 'unread', 'bell', 'friends', 'doors')),
    town.onFriendMoved((playerId) => {
      if (playerId === null) pushes.markAll('friends');
      else pushes.mark(playerId, 'friends');
    }),
    town.onJoined(({ id, hasPushes }) => pushes.joined(id, hasPushes)),
    town.onLeft(({ id }) => pushes.left(id)),
    town.onGone(tellFriends),
    town.onReturned(tellFriends),
  ];
  return async () => {
    for (const stop of stops) stop();
    await pushes.stop();
  };
}
