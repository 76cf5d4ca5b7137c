/** Notifications while the page is closed, at a push service that decrypts them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PushSettings } from '../../../shared/contract/web-push.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { PushService } from '../../testing/push-service.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { runtime } from '../../runtime.ts';

const ALL: PushSettings = { whisper: true, mail: true, friend: true, quiet: null, timeZone: 'Europe/Berlin' };

describe('notifications while the page is closed', () => {
  let server: TestServer;
  let service: PushService;
  const newcomer = Caller.numbered(() => server, 'Push');

  beforeAll(async () => {
    service = await PushService.start();
    server = await startServer({ env: { PUSH_HOSTS: service.host, CONTACT_EMAIL: 'town@example.org' } });
    await server.server.listen();
    const { body } = await (await newcomer()).get('/web-push');
    service.publicKey = String(body.publicKey);
  });
  afterEach(() => {
    service.answers.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });

  /** A player with a browser that is named after the player. */
  const notified = async (settings: Partial<PushSettings> = {}): Promise<Caller> => {
    const player = await newcomer();
    expect(await player.post('/web-push', { ...ALL, ...settings })).toMatchObject({ status: 200 });
    const browser = service.subscribe(player.username);
    expect(await player.post('/web-push/browsers', browser)).toMatchObject({ status: 200 });
    return player;
  };
  const rows = async (player: Caller) =>
    await server.server.database.db
      .selectFrom('push_browser')
      .selectAll()
      .where('playerId', '=', (await player.record()).id)
      .execute();
  let mails = 0;
  const mail = (from: Caller, to: Caller) => from.post(`/mail/${to.username}`, { message: `Secret ${++mails}` });
  const payloads = (player: Caller) => service.payloadsTo(player.username);
  /** A notification to another player, after which those to `player` would have arrived. */
  const settled = async () => {
    const [last, from] = [await notified(), await newcomer()];
    await mail(from, last);
    await expect.poll(() => payloads(last).length).toBe(1);
  };

  it('are off until asked for', async () => {
    const player = await newcomer();
    const { body } = await player.get('/web-push');
    expect(body.settings).toEqual({ whisper: false, mail: false, friend: false, quiet: null, timeZone: 'UTC' });
    expect(await player.post('/web-push/browsers', service.subscribe(player.username))).toMatchObject({ status: 200 });
    await mail(await newcomer(), player);
    await settled();
    expect(payloads(player)).toEqual([]);
  });

  it('announce mails and friend requests by names alone, encrypted and signed', async () => {
    const [ada, ben] = [await notified(), await newcomer()];
    await mail(ben, ada);
    await expect.poll(() => payloads(ada).length).toBe(1);
    await ben.post(`/friend/${ada.username}`);
    await expect.poll(() => payloads(ada).length).toBe(2);
    const title = ben.username;
    expect(payloads(ada)).toEqual([
      {
        kind: 'mail',
        title,
        body: `You have mail from ${title}.`,
        language: 'en',
        page: '/?open=mail',
        tag: `mail:${title}`,
      },
      {
        kind: 'friend',
        title,
        body: `${title} would like to be your friend.`,
        language: 'en',
        page: '/?open=mail',
        tag: `friend:${title}`,
      },
    ]);
    const [first] = service.received.filter(({ to }) => to === ada.username);
    expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(first?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(first?.claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:town@example.org' });
  });

  it('announce whispers of friends, who are still answered that the player is not online', async () => {
    const [ada, ben, stranger] = [await notified(), await newcomer(), await newcomer()];
    await ben.post(`/friend/${ada.username}`);
    await ada.post(`/friend/${ben.username}`);
    await expect.poll(() => payloads(ada).length).toBe(1);
    for (const speaker of [stranger, ben]) {
      const client = await speaker.enterTown();
      const answered = new Promise((resolve) => client.on('notification_message', (...[, text]) => resolve(text)));
      client.emit('chat', `${ada.username}: are you there?`);
      expect(await answered).toBe(`${ada.username} is not online.`);
      client.disconnect();
    }
    await expect.poll(() => payloads(ada).length).toBe(2);
    expect(payloads(ada)[1]).toEqual({
      kind: 'whisper',
      title: ben.username,
      body: `${ben.username} whispered to you while you were away.`,
      language: 'en',
      page: '/',
      tag: `whisper:${ben.username}`,
    });
  });

  it.each([
    ['de', (name: string) => `Du hast eine Mail von ${name}.`],
    ['ar', (name: string) => `لديك رسالة من \u2068${name}\u2069.`],
  ])('are in the language of the account: %s', async (language, bodyFrom) => {
    const [ada, ben] = [await notified(), await newcomer()];
    await ada.post('/account/language', { language });
    await mail(ben, ada);
    await expect.poll(() => payloads(ada).length).toBe(1);
    expect(payloads(ada)[0]).toMatchObject({ title: ben.username, body: bodyFrom(ben.username), language });
  });

  it('come neither in the town, nor of a kind that is off, nor in quiet hours', async () => {
    const [present, unwilling, asleep] = [await notified(), await notified({ mail: false }), await notified()];
    const now = new Date(runtime.now());
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const around = (minutes: number) => (minute + minutes + 1440) % 1440;
    await asleep.post('/web-push', { ...ALL, timeZone: 'UTC', quiet: { from: around(-30), to: around(30) } });
    const client = await present.enterTown();
    const from = await newcomer();
    for (const to of [present, unwilling, asleep]) await mail(from, to);
    await settled();
    expect([present, unwilling, asleep].map(payloads)).toEqual([[], [], []]);
    client.disconnect();
    await asleep.post('/web-push', { ...ALL, timeZone: 'UTC', quiet: { from: around(30), to: around(-30) } });
    expect(await mail(from, asleep)).toMatchObject({ status: 200 });
    await expect.poll(() => payloads(asleep).length).toBe(1);
  });

  it.each([404, 410, 403])('a browser whose push service answers %i is forgotten', async (status) => {
    const [ada, ben] = [await notified(), await newcomer()];
    service.answers.push({ status });
    await mail(ben, ada);
    await expect.poll(() => rows(ada)).toEqual([]);
    expect(payloads(ada)).toEqual([]);
  });

  it('are tried again after a failure that passes, when the push service says so', async () => {
    const [ada, ben] = [await notified(), await newcomer()];
    service.answers.push(
      { status: 503, headers: { 'retry-after': '0' } },
      { status: 429, headers: { 'retry-after': '0' } },
    );
    await mail(ben, ada);
    await expect.poll(() => payloads(ada).length).toBe(1);
    expect(await rows(ada)).toHaveLength(1);
  });

  it('end with the session, with all sessions, and with the account', async () => {
    const [ada, ben, cleo] = [await notified(), await notified(), await notified()];
    await server.post('/auth/sign-out', {}, ada.headers);
    expect(await rows(ada)).toEqual([]);
    const second = await server.signIn(`${ben.username}@example.org`);
    const other = new Caller(server, { username: ben.username, key: String(second.body.token) });
    await other.post('/web-push/browsers', service.subscribe(`${ben.username}-phone`));
    expect(await rows(ben)).toHaveLength(2);
    await other.post('/account/sign-out-others');
    expect((await rows(ben)).map(({ endpoint }) => endpoint)).toEqual([
      `https://${service.host}/${ben.username}-phone`,
    ]);
    const exported = await cleo.admin('export');
    expect(exported).toContain('"notifications"');
    const [row] = await rows(cleo);
    expect(exported).not.toContain(row?.auth);
    const { id } = await cleo.record();
    await cleo.admin('delete');
    const { db } = server.server.database;
    expect(await db.selectFrom('push_browser').selectAll().where('playerId', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('push_setting').selectAll().where('playerId', '=', id).execute()).toEqual([]);
  });

  it('are of the player who registered the browser last, and can be turned off there', async () => {
    const [ada, ben] = [await notified(), await newcomer()];
    const browser = service.subscribe('shared');
    await ada.post('/web-push/browsers', browser);
    await ben.post('/web-push/browsers', browser);
    expect((await rows(ada)).map(({ endpoint }) => endpoint)).toEqual([`https://${service.host}/${ada.username}`]);
    expect(await ada.post('/web-push/browsers/remove', { endpoint: browser.endpoint })).toMatchObject({ status: 200 });
    expect(await rows(ben)).toHaveLength(1);
    await ben.post('/web-push/browsers/remove', { endpoint: browser.endpoint });
    expect(await rows(ben)).toEqual([]);
  });

  it('go to ten browsers at most, the newest', async () => {
    const player = await newcomer();
    for (let count = 0; count < 12; count += 1) {
      const { status } = await player.post('/web-push/browsers', service.subscribe(`${player.username}-${count}`));
      expect(status).toBe(200);
    }
    const names = (await rows(player)).map(({ endpoint }) => endpoint.split('-').at(-1));
    expect(names).toHaveLength(10);
    expect(names).not.toContain('0');
  });

  it('are refused for other hosts, for keys that are none, and for unknown time zones', async () => {
    const player = await newcomer();
    const browser = service.subscribe(player.username);
    const post = (change: object) => player.post('/web-push/browsers', { ...browser, ...change });
    for (const endpoint of ['https://evil.example/x', 'https://127.0.0.1/x', `http://${service.host}/x`, 'nothing']) {
      expect(await post({ endpoint })).toMatchObject(refusal(422, 'unknown-push-service'));
    }
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await post({ keys: { ...browser.keys, p256dh } })).toMatchObject(refusal(422, 'bad-push-keys'));
    expect((await post({ keys: { ...browser.keys, auth: 'short' } })).status).toBe(422);
    for (const change of [
      { timeZone: 'Moon/Crater' },
      { quiet: { from: -1, to: 5 } },
      { quiet: { from: 0, to: 1440 } },
    ]) {
      expect((await player.post('/web-push', { ...ALL, ...change })).status).toBe(422);
    }
    expect(await rows(player)).toEqual([]);
  });
});

describe('a world whose operator switched them off', () => {
  it('says so and refuses browsers', async () => {
    const server = await startServer({ env: { PUSH_HOSTS: 'off' } });
    const player = await Caller.create(server, 'Quiet_one');
    expect((await player.get('/web-push')).body.publicKey).toBeNull();
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    const added = await player.post('/web-push/browsers', { endpoint: 'https://fcm.googleapis.com/x', keys });
    expect(added).toMatchObject(refusal(503, 'no-web-push'));
    await server.stop();
  });
});
