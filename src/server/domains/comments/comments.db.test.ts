/** Comments and replies: permissions, tombstones, pages and rejected calls. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileComment, type ProfileComment } from '../../../shared/contract/comments.ts';
import { COMMENT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { insertBlock } from '../blocks/repo.ts';
import { lockPlayers } from '../players/service.ts';

/** The call gets to the lock of its author within this time. */
const LOCK_WAIT_MS = 200;

describe('comments', () => {
  let server: TestServer;
  let owner: Caller;
  let guest: Caller;
  let other: Caller;
  beforeAll(async () => {
    server = await startServer({ env: { REDACTED_WORDS: 'darn' } });
    [owner, guest, other] = await Caller.all(server, 'Owner_1', 'Guest', 'Other');
  });
  afterAll(() => server.stop());

  const commentsOn = (profile: Caller, query = ''): Promise<ProfileComment[]> =>
    other.list<ProfileComment>(`/profile/${profile.username}/comment${query}`);
  const comment = async (author: Caller, profile: Caller, text: string): Promise<string> => {
    const { status, body } = await author.post(`/profile/${profile.username}/comment`, { comment: text });
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Comment posted.' });
    return String(body.id);
  };
  const replyTo = async (author: Caller, id: string, text: string): Promise<string> => {
    const { status, body } = await author.post(`/profile/comment/${id}/reply`, { reply: text });
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Reply posted.' });
    return String(body.id);
  };

  it('lists comments newest first and replies oldest first, with their authors', async () => {
    const page = await Caller.create(server, 'Page_1');
    const first = await comment(guest, page, ' the [b]first[/b], darn ');
    const second = await comment(page, page, 'the second');
    const replies = [await replyTo(page, first, 'thanks'), await replyTo(guest, first, 'welcome')];
    await guest.admin('membership', '1');
    await guest.post('/profile/bioColor', { bioColor: '#112233' });
    const list = await commentsOn(page);
    for (const entry of list) expect(profileComment.parse(entry)).toEqual(entry);
    expect(list.map(({ id }) => id)).toEqual([second, first]);
    expect(list[1]).toMatchObject({
      sender: 'Guest',
      message: 'the [b]first[/b], [redacted]',
      isDeleted: false,
      author: { username: 'Guest', membership: 1, badges: 0, profile: { bioColor: '#112233' } },
    });
    expect(list[1]?.replies.map(({ id, sender }) => [id, sender])).toEqual([
      [replies[0], 'Page_1'],
      [replies[1], 'Guest'],
    ]);
    expect(list[0]?.replies).toEqual([]);
  });

  it('pages contain the replies of their comments', async () => {
    const page = await Caller.create(server, 'Page_2');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await comment(guest, page, `no. ${count}`));
    const reply = await replyTo(page, ids[0] ?? '', 'to the oldest');
    expect((await commentsOn(page, '?page=1&limit=2')).map(({ id }) => id)).toEqual([ids[4], ids[3]]);
    const [last] = await commentsOn(page, '?page=3&limit=2');
    expect(last).toMatchObject({ id: ids[0], replies: [{ id: reply }] });
    expect(await commentsOn(page, '?page=4&limit=2')).toEqual([]);
  });

  it('accepts 1 to 400 characters', async () => {
    const call = `/profile/${owner.username}/comment`;
    expect(await guest.post(call, { comment: '[b]\u200b[/b]' })).toMatchObject({
      status: 422,
      body: { message: 'Please write something.' },
    });
    for (const text of [
      '',
      '  ',
      '\u2060\u200d',
      '[b][/b]',
      '\u0000',
      7,
      null,
      ['a'],
      'x'.repeat(COMMENT_MAX_LENGTH + 1),
    ]) {
      expect(await guest.post(call, { comment: text })).toMatchObject({ status: 422, body: { success: false } });
    }
    const id = await comment(guest, owner, 'y'.repeat(COMMENT_MAX_LENGTH));
    const at = `/profile/comment/${id}/reply`;
    for (const text of ['', '  ', '\u0007', 7, 'x'.repeat(COMMENT_MAX_LENGTH + 1)]) {
      expect(await guest.post(at, { reply: text })).toMatchObject({ status: 422, body: { success: false } });
    }
    expect(await guest.post(call, { comment: 'x'.repeat(401) })).toMatchObject(refusal(422, 'invalid'));
    expect(await guest.post('/profile/Nobody_here/comment', { comment: 'x' })).toMatchObject(refusal(404));
    expect(await guest.get('/profile/Nobody_here/comment')).toMatchObject(refusal(404));
  });

  it('only the profile owner and the author can reply', async () => {
    const id = await comment(guest, owner, 'may I?');
    const refused = await other.post(`/profile/comment/${id}/reply`, { reply: 'me too' });
    expect(refused).toMatchObject(refusal(403));
    const reply = await replyTo(owner, id, 'you may');
    await replyTo(guest, id, 'I do');
    expect(await guest.post(`/profile/comment/${reply}/reply`, { reply: 'deeper' })).toMatchObject(refusal(404));
    for (const unknown of ['0', '99999999', 'x', '9'.repeat(30)]) {
      expect(await guest.post(`/profile/comment/${unknown}/reply`, { reply: 'x' })).toMatchObject(refusal(404));
      expect(await guest.delete(`/profile/comment/${unknown}`)).toMatchObject(refusal(404));
    }
  });

  it('only the profile owner and the author can delete; replies are deleted by their own id', async () => {
    const page = await Caller.create(server, 'Page_3');
    const byAuthor = await comment(guest, page, 'by its author');
    const byOwner = await comment(guest, page, 'by the owner');
    const answered = await comment(guest, page, 'answered');
    const replies = [await replyTo(page, answered, 'one'), await replyTo(guest, answered, 'two')];
    expect(await other.delete(`/profile/comment/${byAuthor}`)).toMatchObject(refusal(403));
    expect(await other.delete(`/profile/comment/${replies[0]}`)).toMatchObject(refusal(403));
    expect(await guest.delete(`/profile/comment/${replies[0]}`)).toMatchObject(refusal(403));
    expect((await guest.delete(`/profile/comment/${byAuthor}`)).body.message).toBe('Comment deleted.');
    expect((await page.delete(`/profile/comment/${byOwner}`)).body.message).toBe('Comment deleted.');
    expect((await page.delete(`/profile/comment/${replies[1]}`)).body.message).toBe('Reply deleted.');
    expect(await page.delete(`/profile/comment/${replies[1]}`)).toMatchObject(refusal(404));
    expect((await commentsOn(page)).map(({ id, replies: left }) => [id, left.length])).toEqual([[answered, 1]]);
  });

  it('a comment stays when its last reply is deleted', async () => {
    const page = await Caller.create(server, 'Page_9');
    const id = await comment(guest, page, 'still here');
    await page.delete(`/profile/comment/${await replyTo(page, id, 'taken back')}`);
    expect(await commentsOn(page)).toMatchObject([{ id, message: 'still here', isDeleted: false, replies: [] }]);
  });

  it('a deleted comment leaves a tombstone while it has replies', async () => {
    const page = await Caller.create(server, 'Page_4');
    const id = await comment(guest, page, 'soon gone');
    const reply = await replyTo(page, id, 'what a pity');
    await guest.delete(`/profile/comment/${id}`);
    expect(await commentsOn(page)).toMatchObject([
      {
        id,
        sender: '',
        message: '',
        author: null,
        isDeleted: true,
        replies: [{ id: reply, message: 'what a pity' }],
      },
    ]);
    expect(JSON.stringify(await commentsOn(page))).not.toContain('soon gone');
    expect(await page.post(`/profile/comment/${id}/reply`, { reply: 'hello?' })).toMatchObject(refusal(404));
    expect(await page.delete(`/profile/comment/${id}`)).toMatchObject(refusal(404));
    await page.delete(`/profile/comment/${reply}`);
    expect(await commentsOn(page)).toEqual([]);
  });

  it('a block in either direction prevents comments and replies', async () => {
    const [page, pest] = await Caller.all(server, 'Page_5', 'Pest');
    const id = await comment(pest, page, 'before');
    await page.get('/profile/Pest/block/1');
    expect(await pest.post('/profile/Page_5/comment', { comment: 'x' })).toMatchObject(refusal(403, 'blocked'));
    expect(await page.post('/profile/Pest/comment', { comment: 'x' })).toMatchObject(refusal(403, 'blocked-by-you'));
    const at = `/profile/comment/${id}/reply`;
    expect(await pest.post(at, { reply: 'x' })).toMatchObject(refusal(403, 'blocked'));
    expect(await page.post(at, { reply: 'x' })).toMatchObject(refusal(403, 'blocked-by-you'));
    expect((await pest.delete(`/profile/comment/${id}`)).status).toBe(200);
  });

  it('moderators can delete a comment, which adds an audit row', async () => {
    const [page, moderator] = await Caller.all(server, 'Page_6', 'Judge');
    await moderator.admin('access', '1');
    const id = await comment(guest, page, 'rude words');
    expect((await moderator.delete(`/profile/comment/${id}`)).body.message).toBe('Comment deleted.');
    const { body } = await moderator.get('/moderation/audit?username=Guest&limit=1');
    expect(body.entries).toMatchObject([
      { actor: 'Judge', action: 'delete', target: 'Guest', details: `comment ${id}: rude words` },
    ]);
  });

  it('concurrent replies and deletions leave a consistent thread', async () => {
    const page = await Caller.create(server, 'Page_7');
    for (let round = 0; round < 5; round += 1) {
      const id = await comment(guest, page, 'race');
      const [reply, deletion] = await Promise.all([
        page.post(`/profile/comment/${id}/reply`, { reply: 'quick' }),
        guest.delete(`/profile/comment/${id}`),
      ]);
      expect(deletion.status).toBe(200);
      expect([200, 404]).toContain(reply.status);
      const left = (await commentsOn(page)).find((one) => one.id === id);
      expect(left?.replies.length ?? 0).toBe(reply.status === 200 ? 1 : 0);
    }
  });

  it('refuses a comment when a block of the same time comes first', async () => {
    const page = await Caller.create(server, 'Page_block');
    const [ownerId, authorId] = [(await page.record()).id, (await guest.record()).id];
    const isSet = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const block = server.server.database.db.transaction().execute(async (transaction) => {
      await lockPlayers(transaction, [ownerId, authorId]);
      await insertBlock(transaction, ownerId, authorId);
      isSet.resolve();
      await end.promise;
    });
    await isSet.promise;
    const late = guest.post(`/profile/${page.username}/comment`, { comment: 'too late' });
    await pass(LOCK_WAIT_MS);
    end.resolve();
    await block;
    expect(await late).toMatchObject(refusal(403, 'blocked'));
    expect(await commentsOn(page)).toEqual([]);
  });

  it('stores a comment or reply once that is sent several times at once', async () => {
    const page = await Caller.create(server, 'Page_once');
    const times = Array.from({ length: 5 });
    const ids = await Promise.all(times.map(() => comment(guest, page, 'Nice hat')));
    expect(new Set(ids).size).toBe(1);
    const replies = await Promise.all(times.map(() => replyTo(page, ids[0] ?? '', 'Thanks')));
    expect(new Set(replies).size).toBe(1);
    await comment(guest, page, 'Nice hat, again');
    const listed = await commentsOn(page);
    expect(listed.map(({ message }) => message)).toEqual(['Nice hat, again', 'Nice hat']);
    expect(listed[1]?.replies).toHaveLength(1);
    // The same words of another player, or as a comment and not as a reply, are another text.
    await comment(other, page, 'Nice hat');
    await comment(page, page, 'Thanks');
    expect(await commentsOn(page)).toHaveLength(4);
  });
});
