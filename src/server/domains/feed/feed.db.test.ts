/** The feed: the player's own comments and replies, their counts and deletion, and the operator's events. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activity, ActivityStats } from '../../../shared/contract/feed.ts';
import type { ProfileComment } from '../../../shared/contract/comments.ts';
import { type SignedIn, temporaryFolder, type TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';

const keyOf = ({ key }: SignedIn) => ({ 'x-session-key': key });

describe('feed', () => {
  let server: TestServer;
  let ana: SignedIn;
  let ben: SignedIn;
  const eventsFile = join(temporaryFolder(), 'events.json');

  beforeAll(async () => {
    const events = [
      { date: '2026-12-24', title: 'Long Night' },
      { date: '2026-11-21', title: 'Lantern Night', text: 'From dusk at the pier' },
    ];
    writeFileSync(eventsFile, JSON.stringify(events));
    server = await startServer({ env: { EVENTS_FILE: eventsFile } });
    ana = await server.newPlayer('ana_feed');
    ben = await server.newPlayer('ben_feed');
  });
  afterAll(() => server.stop());

  const comment = async (author: SignedIn, owner: SignedIn, text: string): Promise<string> => {
    const { body } = await server.post(`/profile/${owner.username}/comment`, { comment: text }, keyOf(author));
    return String(body.id);
  };
  const reply = async (author: SignedIn, id: string, text: string): Promise<string> => {
    const { body } = await server.post(`/profile/comment/${id}/reply`, { reply: text }, keyOf(author));
    return String(body.id);
  };
  const feedOf = async (player: SignedIn, query = '') => {
    const { status, body } = await server.get(`/feed${query}`, keyOf(player));
    expect(status).toBe(200);
    return body as unknown as { success: boolean; activities: Activity[]; stats: ActivityStats };
  };
  const remove = async (player: SignedIn, type: string, id: string) => {
    const response = await server.server.app.inject({
      method: 'DELETE',
      url: `/activity/${type}/${id}`,
      headers: keyOf(player),
    });
    return { status: response.statusCode, body: JSON.parse(response.payload) as Record<string, unknown> };
  };
  const commentsOf = async (owner: SignedIn): Promise<ProfileComment[]> => {
    const response = await server.get(`/profile/${owner.username}/comment`, keyOf(ana));
    return response.body as unknown as ProfileComment[];
  };

  it('is empty for a new player, with all four counts 0', async () => {
    expect(await feedOf(ana)).toEqual({
      success: true,
      message: '',
      activities: [],
      stats: { totalProfileComments: 0, totalProfileReplies: 0, totalForumPosts: 0, totalForumReplies: 0 },
    });
  });

  it('lists only the own comments and replies, newest first', async () => {
    const first = await comment(ana, ben, 'happy moving day');
    await comment(ben, ana, 'thank you');
    const answer = await reply(ana, first, 'and enjoy the pier');
    const { activities, stats } = await feedOf(ana);
    expect(activities).toMatchObject([
      { type: 'profileComment', id: answer, isReply: true, message: 'and enjoy the pier', forumId: null },
      { type: 'profileComment', id: first, isReply: false, profileOwnerUsername: ben.username },
    ]);
    expect(Date.parse(activities[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(stats).toMatchObject({ totalProfileComments: 1, totalProfileReplies: 1 });
  });

  it('returns pages when `limit` and `page` are given', async () => {
    const whole = (await feedOf(ana)).activities;
    expect((await feedOf(ana, '?limit=1')).activities).toEqual(whole.slice(0, 1));
    expect((await feedOf(ana, '?limit=1&page=2')).activities).toEqual(whole.slice(1, 2));
    expect((await feedOf(ana, '?limit=200&page=10000')).activities).toEqual([]);
  });

  it('a deleted comment with replies becomes a tombstone, which is deleted with its last reply', async () => {
    const [answer, first] = (await feedOf(ana)).activities;
    expect(await remove(ana, 'profileComment', first?.id ?? '')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Comment deleted.' },
    });
    expect(await commentsOf(ben)).toMatchObject([
      { isDeleted: true, sender: '', message: '', replies: [{ message: 'and enjoy the pier' }] },
    ]);
    expect(await feedOf(ana)).toMatchObject({
      activities: [{ id: answer?.id }],
      stats: { totalProfileComments: 0, totalProfileReplies: 1 },
    });
    expect(await remove(ana, 'profileComment', answer?.id ?? '')).toMatchObject({
      body: { success: true, message: 'Reply deleted.' },
    });
    expect(await commentsOf(ben)).toEqual([]);
  });

  it('rejects activities of other players, deleted ones and unknown ones', async () => {
    const id = (await feedOf(ben)).activities[0]?.id ?? '';
    expect(await remove(ana, 'profileComment', id)).toMatchObject({ status: 403, body: { success: false } });
    expect((await feedOf(ben)).activities).toHaveLength(1);
    expect(await remove(ana, 'profileComment', '999999')).toMatchObject({ status: 404 });
    expect(await remove(ana, 'profileComment', 'no-number')).toMatchObject({ status: 404 });
    expect(await remove(ana, 'nonsense', id)).toMatchObject({ status: 422 });
  });

  it('lists the events of the operator by date', async () => {
    const { body } = await server.get('/events', keyOf(ana));
    expect(body).toEqual([
      { date: '2026-11-21', title: 'Lantern Night', text: 'From dusk at the pier' },
      { date: '2026-12-24', title: 'Long Night', text: '' },
    ]);
  });
});
