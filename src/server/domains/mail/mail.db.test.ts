/** Mail: copies for sender and recipient, folders, search, Trash, limits and rejected requests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Conversation,
  getConversation,
  MAIL_FOLDERS,
  mail,
  type Mail,
  type MailFolder,
} from '../../../shared/contract/mail.ts';
import { MAIL_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { sweep } from '../../housekeeping.ts';
import { textOf } from '../../sentences.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { REDACTED_WORDS: 'darn' } });
  });
  afterAll(() => server.stop());

  const folder = (player: Caller, name: MailFolder): Promise<Mail[]> => player.list<Mail>(`/mail?folder=${name}`);
  /** Number of mails per folder. */
  const counts = async (player: Caller): Promise<number[]> =>
    (await Promise.all(MAIL_FOLDERS.map((name) => folder(player, name)))).map(({ length }) => length);
  const newest = async (player: Caller): Promise<Mail> => {
    const [first] = await player.list<Mail>('/mail?page=1&limit=1');
    if (first === undefined) throw new Error(`${player.username} has no mail`);
    return first;
  };

  it('of the server has its sentence beside the English text, also after its sender is deleted', async () => {
    const [ada, bob] = await Caller.all(server, 'Said_1', 'Said_2');
    await ada.post(`/friend/${bob.username}`);
    await ada.post(`/mail/${bob.username}`, { message: 'My own words.' });
    const [own, request] = await bob.list<Mail>('/mail');
    expect(own).not.toHaveProperty('sentence');
    expect(request).toMatchObject({
      message: `${ada.username} would like to be your friend.`,
      sentence: { code: 'usernameWouldLikeToBe', params: { username: ada.username } },
    });
    expect(mail.parse(request)).toEqual(request);
    expect(await bob.list<Mail>('/mail?search=like%20to%20be')).toHaveLength(1);
    expect((await ada.post('/account/delete', { username: ada.username, password: PASSWORD })).status).toBe(200);
    const [tombstone] = await bob.list<Mail>('/mail');
    expect(tombstone).toMatchObject({
      message: textOf(sentence('messageDeletedWithAccount')),
      sentence: { code: 'messageDeletedWithAccount', params: {} },
    });
  });

  it('of two players is one conversation, in pages around the opened mail', async () => {
    const [mia, leo, kim] = await Caller.all(server, 'Talk_1', 'Talk_2', 'Talk_3');
    await leo.post(`/friend/${mia.username}`);
    for (let count = 1; count <= 34; count += 1) {
      const [from, to] = count % 2 === 0 ? [mia, leo] : [leo, mia];
      await from.post(`/mail/${to.username}`, { message: `no. ${count}` });
    }
    await kim.post(`/mail/${mia.username}`, { message: 'from another' });
    const all = (await mia.list<Mail>('/mail')).filter(({ message }) => message.startsWith('no.')).toReversed();
    const idOf = (number: number): string => all[number - 1]?.id ?? '';
    const read = async (number: number, query = '', player = mia) => {
      const { status, body } = await player.get(`/mail/${idOf(number)}/conversation${query}`);
      expect(status).toBe(200);
      expect(getConversation.reply.parse(body)).toEqual(body);
      const { mails, hasOlder, hasNewer } = body as unknown as Conversation;
      return { numbers: mails.map(({ message }) => Number(message.slice(4))), hasOlder, hasNewer };
    };
    const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(await read(15)).toEqual({ numbers: range(5, 25), hasOlder: true, hasNewer: true });
    expect(await read(15, `?before=${idOf(5)}`)).toEqual({ numbers: range(1, 4), hasOlder: false, hasNewer: true });
    expect(await read(15, `?after=${idOf(25)}`)).toEqual({ numbers: range(26, 34), hasOlder: true, hasNewer: false });
    expect(await read(34, '', leo)).toMatchObject({ numbers: range(24, 34), hasNewer: false });
    // Own copies: what I deleted is missing for me alone, and shown while it is the opened one.
    await mia.delete(`/mail/${idOf(33)}`);
    expect((await read(34)).numbers).not.toContain(33);
    expect((await read(33)).numbers).toContain(33);
    expect((await read(34, '', leo)).numbers).toContain(33);
    expect(await kim.get(`/mail/${idOf(34)}/conversation`)).toMatchObject(refusal(404));
    const request = (await mia.list<Mail>('/mail')).find(({ type }) => type === 1);
    const alone = (await mia.get(`/mail/${request?.id ?? ''}/conversation`)).body;
    expect(alone).toMatchObject({ mails: [{ id: request?.id }], hasOlder: false, hasNewer: false });
    await leo.admin('delete');
    expect((await read(34)).numbers).toHaveLength(1);
  });

  it('is refused without anything to see', async () => {
    const [tess, ugo] = await Caller.all(server, 'Tess_empty', 'Ugo_empty');
    const missing = { status: 422, body: { success: false, code: 'invalid', message: 'Please write a message.' } };
    for (const message of ['', '  ', '[b] [/b]']) {
      expect(await tess.post(`/mail/${ugo.username}`, { message })).toMatchObject(missing);
    }
    expect(await ugo.list<Mail>('/mail')).toEqual([]);
  });

  it('is sent, read and answered', async () => {
    const [ada, bob] = await Caller.all(server, 'Ada', 'Bob');
    expect(await ada.post('/mail/bob', { message: '  [b]Hello[/b] Bob, darn!\r\n\u0007Two  ' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Message sent to Bob.' },
    });
    const received = await newest(bob);
    expect(mail.parse(received)).toEqual(received);
    expect(received).toMatchObject({
      _id: received.id,
      sender: 'Ada',
      recipient: 'Bob',
      message: '[b]Hello[/b] Bob, [redacted]!\nTwo',
      type: 0,
      isRead: false,
      isSender: false,
      isSaved: false,
      isReplied: false,
      isDeleted: false,
    });
    expect(await newest(ada)).toMatchObject({ id: received.id, sender: 'Ada', isSender: true, isRead: true });
    expect((await bob.get('/mail/unread/count')).body).toEqual({ success: true, count: 1 });
    expect((await ada.get('/mail/unread/count')).body).toEqual({ success: true, count: 0 });
    expect((await bob.get(`/mail/${received.id}/read`)).body).toEqual({ success: true });
    expect((await bob.get('/mail/unread/count')).body).toEqual({ success: true, count: 0 });
    expect((await bob.post(`/mail/${received.id}/reply`, { message: 'Hello yourself' })).body).toMatchObject({
      success: true,
      message: 'Reply sent to Ada.',
    });
    expect((await folder(bob, 'inbox'))[0]).toMatchObject({ id: received.id, isReplied: true, isRead: true });
    expect((await folder(ada, 'sent'))[0]).toMatchObject({ isReplied: false });
    expect((await folder(ada, 'inbox'))[0]).toMatchObject({ sender: 'Bob', message: 'Hello yourself' });
    // A reply marks the mail that it answers as read.
    await ada.post('/mail/Bob', { message: 'Unread' });
    await bob.post(`/mail/${(await newest(bob)).id}/reply`, { message: 'Already read' });
    expect((await bob.get('/mail/unread/count')).body).toEqual({ success: true, count: 0 });
    const own = (await folder(ada, 'sent'))[0];
    expect((await ada.post(`/mail/${own?.id}/reply`, { message: 'And one more' })).body.message).toBe(
      'Reply sent to Bob.',
    );
  });

  it('has a separate copy for each side, with folders, saving and Trash', async () => {
    const [cleo, dan] = await Caller.all(server, 'Cleo', 'Dan');
    for (const message of ['one', 'two', 'three']) await cleo.post('/mail/Dan', { message });
    // inbox, unread, saved, sent, trash
    expect(await counts(dan)).toEqual([3, 3, 0, 0, 0]);
    expect(await counts(cleo)).toEqual([0, 0, 0, 3, 0]);
    const [three, two, one] = await folder(dan, 'inbox');
    expect([three?.message, two?.message, one?.message]).toEqual(['three', 'two', 'one']);
    expect((await dan.get(`/mail/${two?.id}/save/1`)).body.message).toBe('Message saved.');
    expect(await counts(dan)).toEqual([3, 3, 1, 0, 0]);
    expect((await dan.delete(`/mail/${one?.id}`)).body.message).toBe('Message moved to Trash.');
    expect(await counts(dan)).toEqual([2, 2, 1, 0, 1]);
    expect(await counts(cleo)).toEqual([0, 0, 0, 3, 0]);
    expect((await folder(dan, 'trash'))[0]).toMatchObject({ message: 'one', isDeleted: true });
    expect(await dan.list('/mail')).toHaveLength(3);
    expect((await dan.delete(`/mail/${one?.id}`)).body.message).toBe('Message deleted for good.');
    expect(await dan.list('/mail')).toHaveLength(2);
    expect(await dan.delete(`/mail/${one?.id}`)).toMatchObject(refusal(404));
    expect((await dan.post('/mail-folder/clear', { folder: 'inbox' })).body).toEqual({
      success: true,
      message: '1 message moved to Trash.',
      sentence: { code: 'mailsMovedToTrash', params: { count: 1 } },
      count: 1,
    });
    expect(await counts(dan)).toEqual([1, 1, 1, 0, 1]);
    expect((await dan.get(`/mail/${two?.id}/save/0`)).body.message).toBe('Message no longer saved.');
    expect((await dan.post('/mail-folder/clear', { folder: 'unread' })).body.count).toBe(1);
    expect((await dan.post('/mail-folder/clear', { folder: 'trash' })).body.message).toBe(
      '2 messages deleted for good.',
    );
    expect((await dan.post('/mail-folder/clear', { folder: 'saved' })).body.message).toBe(
      'There was nothing to clear.',
    );
    expect(await counts(dan)).toEqual([0, 0, 0, 0, 0]);
    expect((await cleo.post('/mail-folder/clear', { folder: 'sent' })).body.count).toBe(3);
    expect(await counts(cleo)).toEqual([0, 0, 0, 0, 3]);
  });

  it('is searched by sender, recipient and message; wildcards are literal', async () => {
    const [eve, finn, gina] = await Caller.all(server, 'Eve', 'Finn', 'Gina');
    await eve.post('/mail/Finn', { message: 'A picnic by the FOUNTAIN, in ÉTÉ' });
    await gina.post('/mail/Finn', { message: '100% sure_thing' });
    const found = async (player: Caller, search: string): Promise<string[]> =>
      (await player.list<Mail>(`/mail?search=${encodeURIComponent(search)}`)).map(({ sender }) => sender);
    expect(await found(finn, 'fountain')).toEqual(['Eve']);
    expect(await found(finn, 'été')).toEqual(['Eve']);
    expect(await found(finn, 'gIN')).toEqual(['Gina']);
    expect(await found(eve, 'finn')).toEqual(['Eve']);
    expect(await found(finn, '0% sure_')).toEqual(['Gina']);
    expect(await found(finn, '_')).toEqual(['Gina']);
    expect(await found(finn, '\\')).toEqual([]);
    expect(await found(finn, '   ')).toEqual(['Gina', 'Eve']);
    expect(await found(finn, 'nothing like it')).toEqual([]);
    expect(await finn.get(`/mail?search=${'x'.repeat(27)}`)).toMatchObject({ status: 422 });
    expect(await finn.get('/mail?folder=attic')).toMatchObject({ status: 422 });
    expect(await finn.list<Mail>('/mail?folder=sent&search=picnic')).toEqual([]);
  });

  it('is listed in pages', async () => {
    const [hal, ida] = await Caller.all(server, 'Hal', 'Ida');
    for (let count = 1; count <= 5; count += 1) await hal.post('/mail/Ida', { message: `no. ${count}` });
    const page = async (query: string): Promise<string[]> =>
      (await ida.list<Mail>(`/mail?${query}`)).map(({ message }) => message);
    expect(await page('page=1&limit=2')).toEqual(['no. 5', 'no. 4']);
    expect(await page('page=3&limit=2&folder=inbox')).toEqual(['no. 1']);
    expect(await page('page=4&limit=2')).toEqual([]);
    expect(await page('limit=3')).toEqual(['no. 5', 'no. 4', 'no. 3']);
  });

  it('has 1 to 10,000 characters', async () => {
    const [jan, kit] = await Caller.all(server, 'Jan', 'Kit');
    for (const message of ['', '   ', '\n\t\n', '\u0000\u0007', 5, null, ['x'], 'x'.repeat(MAIL_MAX_LENGTH + 1)]) {
      expect(await jan.post('/mail/Kit', { message })).toMatchObject({ status: 422, body: { success: false } });
    }
    expect(await jan.post('/mail/Kit', { message: 'x'.repeat(MAIL_MAX_LENGTH + 1) })).toMatchObject(
      refusal(422, 'invalid'),
    );
    expect(await jan.post('/mail/Kit', { message: `  ${'x'.repeat(MAIL_MAX_LENGTH)}  ` })).toMatchObject({
      status: 200,
    });
    expect(await jan.post('/mail/Kit', { message: 'half a pair \ud83d and a zero \u0000' })).toMatchObject({
      status: 200,
    });
    expect((await newest(kit)).message).toBe('half a pair \ufffd and a zero');
    expect(await jan.post('/mail/Kit', { message: 'y'.repeat(300_000) })).toMatchObject(refusal(413));
  });

  it('is rejected to the sender, to unknown players and between blocked players', async () => {
    const [lou, mia] = await Caller.all(server, 'Lou', 'Mia');
    const message = 'psst';
    expect(await lou.post('/mail/lou', { message })).toMatchObject(refusal(422, 'oneself'));
    expect(await lou.post('/mail/Nobody_here', { message })).toMatchObject(refusal(404));
    await lou.post('/mail/Mia', { message });
    const { id } = await newest(mia);
    await mia.get('/profile/Lou/block/1');
    expect(await lou.post('/mail/Mia', { message })).toMatchObject(refusal(403, 'blocked'));
    expect(await mia.post('/mail/Lou', { message })).toMatchObject(refusal(403, 'blocked-by-you'));
    expect(await mia.post(`/mail/${id}/reply`, { message })).toMatchObject(refusal(403, 'blocked-by-you'));
    expect(await lou.post(`/mail/${id}/reply`, { message })).toMatchObject(refusal(403, 'blocked'));
    expect((await folder(mia, 'inbox'))[0]).toMatchObject({ isReplied: false });
    await mia.get('/profile/Lou/block/0');
    expect(await lou.post('/mail/Mia', { message })).toMatchObject({ status: 200 });
  });

  it('is accessible only to sender and recipient', async () => {
    const [ned, ola, pat] = await Caller.all(server, 'Ned', 'Ola', 'Pat');
    await ned.post('/mail/Ola', { message: 'between us' });
    const { id } = await newest(ola);
    for (const foreign of [id, '0', '123456789', 'x', '9'.repeat(20)]) {
      const at = `/mail/${foreign}`;
      expect(await pat.get(`${at}/read`)).toMatchObject(refusal(404));
      expect(await pat.get(`${at}/save/1`)).toMatchObject(refusal(404));
      expect(await pat.post(`${at}/reply`, { message: 'me too' })).toMatchObject(refusal(404));
      expect(await pat.delete(at)).toMatchObject(refusal(404));
    }
    expect(await ola.get(`/mail/${id}/save/2`)).toMatchObject({ status: 422 });
    expect(await ola.get('/mail/%00/read')).toMatchObject({ status: 422 });
    expect(await pat.list('/mail')).toEqual([]);
    expect(await newest(ola)).toMatchObject({ isRead: false, isSaved: false, isReplied: false });
  });

  it('cannot reply to a friend request', async () => {
    const [quin, rita] = await Caller.all(server, 'Quin', 'Rita');
    await quin.post('/friend/Rita');
    const asked = await newest(rita);
    expect((await rita.get(`/mail/${asked.id}/read`)).body).toEqual({ success: true });
    expect(await newest(rita)).toMatchObject({ type: 1, isRead: false });
    expect((await rita.get('/mail/unread/count')).body.count).toBe(1);
    const { id } = await newest(rita);
    expect(await rita.post(`/mail/${id}/reply`, { message: 'maybe' })).toMatchObject(refusal(409, 'friend-request'));
  });

  it('is restored from Trash by its owner, with its state; a declined friend request is not', async () => {
    const [ana, ben] = await Caller.all(server, 'Anabel', 'Benno');
    await ana.post('/mail/Benno', { message: 'come back' });
    const { id } = await newest(ben);
    await ben.get(`/mail/${id}/save/1`);
    await ben.delete(`/mail/${id}`);
    expect(await counts(ben)).toEqual([0, 0, 0, 0, 1]);
    expect((await ana.post(`/mail/${id}/restore`)).status).toBe(200);
    expect(await counts(ben)).toEqual([0, 0, 0, 0, 1]);
    expect((await ben.post(`/mail/${id}/restore`)).body).toMatchObject({ success: true, message: 'Message restored.' });
    expect(await counts(ben)).toEqual([1, 1, 1, 0, 0]);
    expect((await ben.get('/mail/unread/count')).body.count).toBe(1);
    expect(await ben.post('/mail/99999/restore')).toMatchObject(refusal(404));
    await ana.post('/friend/Benno');
    const request = await newest(ben);
    await ben.delete(`/mail/${request.id}`);
    expect(await ben.post(`/mail/${request.id}/restore`)).toMatchObject(refusal(409, 'friend-request'));
  });

  it('is removed from Trash after 30 days and from the database without copies', async () => {
    const [sue, tom] = await Caller.all(server, 'Sue', 'Tom');
    const { db } = server.server.database;
    for (const message of ['old', 'fresh']) await sue.post('/mail/Tom', { message });
    const [fresh, old] = await folder(tom, 'inbox');
    for (const one of [fresh, old]) await tom.delete(`/mail/${one?.id}`);
    const oldId = Number(old?.id);
    const age = async (days: number): Promise<void> => {
      const deletedAt = Date.now() - days * DAY_MS;
      await db.updateTable('mailbox').set({ deletedAt }).where('mailId', '=', oldId).execute();
      await db.updateTable('mail').set({ createdAt: deletedAt }).where('id', '=', oldId).execute();
      await sweep(server.server.database);
    };
    const isStored = async (): Promise<boolean> =>
      (await db.selectFrom('mail').select('id').where('id', '=', oldId).executeTakeFirst()) !== undefined;
    await age(29);
    expect((await folder(tom, 'trash')).map(({ message }) => message)).toEqual(['fresh', 'old']);
    await db.updateTable('mailbox').set({ deletedAt: null }).where('mailId', '=', oldId).execute();
    await tom.delete(`/mail/${oldId}`);
    await db
      .updateTable('mailbox')
      .set({ deletedAt: Date.now() - 31 * DAY_MS })
      .where('mailId', '=', oldId)
      .where('isSender', '=', 0)
      .execute();
    await sweep(server.server.database);
    expect((await folder(tom, 'trash')).map(({ message }) => message)).toEqual(['fresh']);
    expect((await folder(sue, 'sent')).map(({ message }) => message)).toEqual(['fresh', 'old']);
    expect(await isStored()).toBe(true);
    await age(31);
    expect(await isStored()).toBe(false);
  });

  it('has a daily limit for new accounts', async () => {
    const [una, val] = await Caller.all(server, 'Una', 'Val');
    const [{ id: senderId }, { id: recipientId }] = [await una.record(), await val.record()];
    const { db } = server.server.database;
    const sentAt = (createdAt: number) => ({ senderId, recipientId, type: 0, message: 'x', createdAt });
    const values = Array.from({ length: 49 }, () => sentAt(Date.now() - 1000));
    await db
      .insertInto('mail')
      .values([...values, sentAt(Date.now() - 25 * 3600 * 1000)])
      .execute();
    expect(await una.post('/mail/Val', { message: 'the fiftieth' })).toMatchObject({ status: 200 });
    expect(await una.post('/mail/Val', { message: 'one more' })).toMatchObject(refusal(429, 'new-account-limit'));
    await setPlayerRows(db, [una.username], { createdAt: 0 });
    expect(await una.post('/mail/Val', { message: 'one more' })).toMatchObject({ status: 200 });
  });
});

describe('sending mail', () => {
  it('stores a mail once that is sent several times at once', async () => {
    const server = await startServer();
    const [yui, zoe] = await Caller.all(server, 'Yui', 'Zoe');
    const answers = await Promise.all(Array.from({ length: 5 }, () => yui.post('/mail/Zoe', { message: 'Hello' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await yui.post('/mail/Zoe', { message: 'Hello again' });
    expect((await zoe.list<Mail>('/mail')).map(({ message }) => message)).toEqual(['Hello again', 'Hello']);
    await server.stop();
  });

  it('has a rate limit per account, independent of the address', async () => {
    const server = await startServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
    const [wim, xen] = await Caller.all(server, 'Wim', 'Xen');
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const headers = { ...wim.headers, 'x-forwarded-for': `203.0.113.${count}` };
      statuses.push((await server.post('/mail/Xen', { message: `again ${count}` }, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await xen.list('/mail')).toHaveLength(20);
    await server.stop();
  });
});
