/**
 * The world of the tour: a player whose lists all have entries, made by calls of the server. The player is an administrator, so that
 * the screens of moderators are open too.
 */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { sendAdminRequest } from '../../../src/server/admin/socket.ts';
import { hatSheet } from '../../support/samples/hat-sheet.ts';
import type { TownServer } from '../../support/server/town-server.ts';
import type { ReviewedSubmission } from '../../../src/shared/contract/creations.ts';
import { askAsStranger, callAs, getAs } from '../calls.ts';
import type { AccessPage, NewPlayer } from '../pages/access-page.ts';
import type { Player, Players } from '../test.ts';

/** Environment of its server. */
export const WORLD_ENV = { REPORTS: 'on' };
/** For the stops at the townsfolk and at the channels too. */
export const TOUR_ENV = { ...WORLD_ENV, TOWNSFOLK: 'on', CHANNEL_CAPACITY: '2' };
/** The hat of the friend, which waits for its review. */
export const HAT_OF_FRIEND = 'Plum Stargazer';
/** A post of the friend. */
export const POST_OF_FRIEND = 'Which bench has the best view?';

export interface TourWorld {
  /** The player who looks at all screens. */
  keeper: Player;
  /** A friend, who is in the town. */
  friend: Player;
  stranger: NewPlayer;
  /** The stranger sends a friend request: a card of good news appears. */
  askToBeFriends(): Promise<void>;
  /** The friend writes a post. */
  write(): Promise<void>;
  /** The friend's hat is in the store from now on. */
  sellHat(): Promise<void>;
  /** The friend leaves the town: the keeper is alone. */
  leaveAlone(): Promise<void>;
}

/** `visited`: the page of the player who looks at the screens. */
export async function makeWorld(players: Players, server: TownServer, visited: AccessPage): Promise<TourWorld> {
  const friend = await players.arrive('ben');
  const stranger = await players.register('odette');
  const keeper = await players.arrive('keeper', {
    visited,
    before: async ({ username }) => {
      const argv = ['access', username, '2'];
      const answer = await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() });
      expect(answer?.ok, answer?.text).toBe(true);
    },
  });
  await keeper.town.expectPlayers(keeper.username, friend.username);

  await callAs(friend, `/friend/${keeper.username}`);
  await callAs(keeper, `/friend/${friend.username}`);
  for (const message of ['Are you at the pier tonight?', 'The [b]lanterns[/b] rise on the hour.'])
    await callAs(friend, `/mail/${keeper.username}`, { message });
  await callAs(friend, `/profile/${keeper.username}/comment`, { comment: 'Lovely hat! https://example.org' });
  await callAs(keeper, `/profile/${friend.username}/comment`, { comment: 'Happy moving day' });
  await callAs(keeper, '/outfit', { name: 'Sunday pier' });
  const rudeness = { kind: 'player', username: stranger.username, category: 'OTHER_VIOLATION_TC', text: 'Rude bio' };
  for (const player of [friend, keeper]) await callAs(player, '/reports', rudeness);
  // An own one is not reviewed.
  await submitHat(keeper, 'Moss Stargazer');
  await submitHat(friend, HAT_OF_FRIEND);
  return {
    keeper,
    friend,
    stranger,
    write: async () => {
      const message = 'I look for the bench with the best view of the lanterns over the bay.';
      await callAs(friend, '/forum/post', { title: POST_OF_FRIEND, category: 'general', message });
    },
    sellHat: async () => {
      const { submissions } = await getAs<{ submissions: ReviewedSubmission[] }>(
        keeper,
        '/moderation/submissions?status=pending',
      );
      const hat = submissions.find(({ name }) => name === HAT_OF_FRIEND);
      const price = { currency: 'coins', price: 120, rarity: 2 };
      await callAs(keeper, `/moderation/submissions/${hat?.id}/approve`, { ...price, revision: hat?.revision });
    },
    leaveAlone: () => friend.town.page.close(),
    askToBeFriends: () => askAsStranger(server, stranger, keeper.username),
  };
}

/** A submission that waits for the moderators. */
async function submitHat({ context }: Player, name: string): Promise<void> {
  const session = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
  const sheet = await hatSheet('#7b3f8f');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: sheet });
  const reply = await context.request.post('/game-api/creator/submission', {
    headers: { 'x-session-key': session.serverSessionKey },
    multipart: {
      name,
      gender: 'female',
      category: '7',
      image: file('image.png'),
      thumbnail: file('thumbnail.png'),
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
