/** Payments are verified and applied once; memberships expire. */
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { runCommand } from '../../admin/commands.ts';
import type { Reply, SignedIn, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { addMonths, createMemberships } from './service.ts';
import { REPLAY_WINDOW_S } from './signature.ts';
import { runtime } from '../../runtime.ts';
import { textOf } from '../../sentences.ts';

const SECRET = 'a-secret-of-the-provider';

/** The signature in the provider's format. */
const sign = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

describe('membership', () => {
  let server: TestServer;
  let member: SignedIn;
  let memberId = '';
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ env: { PAYMENT_WEBHOOK_SECRET: SECRET, CONTACT_EMAIL: 'operator@example.org' } });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    count += 1;
    member = await server.newPlayer(`Member_${count}`);
    memberId = (await playerNow()).id;
  });

  const playerNow = async () => {
    const player = await server.server.players.byUsername(member.username);
    if (player === null) throw new Error('no player');
    return player;
  };
  const stateNow = async () => {
    const { membership, coins, gems } = await playerNow();
    return [membership, coins - STARTING_COINS, gems - STARTING_GEMS];
  };
  const untilNow = async (): Promise<number | null> => {
    const row = await server.server.database.db
      .selectFrom('player')
      .select('membershipUntil')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.membershipUntil;
  };
  const now = (): number => Math.floor(Date.now() / 1000);
  const send = async (body: string, signature: string | null): Promise<Reply> => {
    const response = await server.server.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'x-promenade-signature': signature }),
      },
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  let eventCount = 0;
  const eventOf = (event: object): string => {
    eventCount += 1;
    return JSON.stringify({ id: `evt_${eventCount}`, playerId: memberId, ...event });
  };
  const pay = (event: object): Promise<Reply> => {
    const body = eventOf(event);
    return send(body, sign(SECRET, body, now()));
  };

  it.each([
    [{ type: 'plan.paid', plan: 'resident', period: 'monthly' }, [1, 75_000, 100]],
    [{ type: 'plan.paid', plan: 'platinum', period: 'monthly' }, [4, 3_500_000, 4500]],
    [{ type: 'plan.paid', plan: 'vip', period: 'yearly' }, [2, 7_200_000, 6000]],
    [{ type: 'boost.paid' }, [1, 75_000, 100]],
    [{ type: 'gems.paid', gems: 3765 }, [0, 0, 3765]],
    [{ type: 'lifetime.paid', bundle: 'lifetime-gold' }, [3, 0, 0]],
    [{ type: 'plan.cancelled' }, [0, 0, 0]],
  ])('%j gives %j', async (event, expected) => {
    expect((await pay(event)).status).toBe(200);
    expect(await stateNow()).toEqual(expected);
  });

  it('applies an event once and rejects a different event with the same id', async () => {
    const body = eventOf({ type: 'plan.paid', plan: 'resident', period: 'monthly' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(body, sign(SECRET, body, now()))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateNow()).toEqual([1, 75_000, 100]);
    const other = JSON.stringify({ ...(JSON.parse(body) as object), plan: 'platinum' });
    expect((await send(other, sign(SECRET, other, now()))).status).toBe(409);
    expect(await stateNow()).toEqual([1, 75_000, 100]);
  });

  describe('an event that the provider sends again after a year', () => {
    const YEAR_MS = 366 * 24 * 3600 * 1000;
    const began = runtime.now();
    let clockMs: number;
    beforeEach(() => {
      clockMs = began;
      vi.spyOn(runtime, 'now').mockImplementation(() => clockMs);
    });
    afterEach(() => vi.restoreAllMocks());
    const sendNow = (body: string): Promise<Reply> => send(body, sign(SECRET, body, Math.floor(clockMs / 1000)));
    const db = () => server.server.database.db;
    const keysOf = (body: string) =>
      db()
        .selectFrom('idempotency_key')
        .select('key')
        .where('key', '=', (JSON.parse(body) as { id: string }).id)
        .execute();
    /** Without the membership, which may have ended. */
    const balancesNow = async () => (await stateNow()).slice(1);

    it.each([
      { type: 'plan.paid', plan: 'resident', period: 'monthly' },
      { type: 'gems.paid', gems: 3765 },
      { type: 'lifetime.paid', bundle: 'lifetime-vip' },
      { type: 'lifetime.paid', bundle: 'lifetime-vip', playerId: 'nobody' },
    ])('%j gives nothing', async (event) => {
      const body = eventOf(event);
      expect((await sendNow(body)).status).toBe(200);
      const [balances, issues] = [await balancesNow(), await runCommand(server.server.admin, ['payments'], 'test')];
      clockMs += YEAR_MS;
      await server.server.sweep();
      expect(await keysOf(body)).toEqual([]);
      for (let time = 0; time < 2; time += 1) expect(await sendNow(body)).toMatchObject({ status: 200 });
      expect(await balancesNow()).toEqual(balances);
      expect(await runCommand(server.server.admin, ['payments'], 'test')).toEqual(issues);
    });

    it('gives nothing when a server of the previous version received it first', async () => {
      const body = eventOf({ type: 'gems.paid', gems: 3765 });
      expect((await sendNow(body)).status).toBe(200);
      await db().deleteFrom('payment_event').execute();
      const state = await stateNow();
      clockMs += YEAR_MS;
      await server.server.sweep();
      expect((await sendNow(body)).body.message).toBe('This event was received before.');
      expect(await stateNow()).toEqual(state);
    });
  });

  it('extends a running membership by the paid month', async () => {
    const plan = { type: 'plan.paid', plan: 'gold', period: 'monthly' };
    await pay(plan);
    const first = (await untilNow()) ?? 0;
    expect(first).toBeGreaterThan(Date.now() + 27 * 24 * 3600 * 1000);
    await pay(plan);
    expect(await untilNow()).toBe(addMonths(first, 1));
    expect(await stateNow()).toEqual([3, 3_000_000, 3000]);
  });

  it('keeps the higher plan after a boost, and restores a lifetime membership when the plan ends', async () => {
    const memberships = createMemberships({
      db: server.server.database.db,
      town: { changed: () => Promise.resolve(), notify: () => Promise.resolve() },
      notifyOperator: () => Promise.resolve(),
    });
    await pay({ type: 'lifetime.paid', bundle: 'lifetime-vip' });
    await pay({ type: 'plan.paid', plan: 'platinum', period: 'monthly' });
    await pay({ type: 'boost.paid' });
    expect((await stateNow())[0]).toBe(4);
    await memberships.expire(addMonths(Date.now(), 2));
    expect(await stateNow()).toEqual([2, 3_575_000, 4600]);
    expect(await untilNow()).toBeNull();
    await memberships.expire(addMonths(Date.now(), 1200));
    expect((await stateNow())[0]).toBe(2);
  });

  it('ends expired memberships, including those granted by administrators', async () => {
    await runCommand(server.server.admin, ['membership', member.username, '3', '--days', '1'], 'grant');
    expect((await stateNow())[0]).toBe(3);
    const notifications: string[] = [];
    const memberships = createMemberships({
      db: server.server.database.db,
      town: {
        changed: () => Promise.resolve(),
        notify: (to, _, said) => Promise.resolve(void notifications.push(`${String(to)} ${textOf(said)}`)),
      },
      notifyOperator: () => Promise.resolve(),
    });
    await memberships.expire();
    expect((await stateNow())[0]).toBe(3);
    // Two processes at the same time.
    await Promise.all([1, 2].map(() => memberships.expire(Date.now() + 25 * 3600 * 1000)));
    expect((await stateNow())[0]).toBe(0);
    expect(notifications).toEqual([`${memberId} Your membership has ended.`]);
    await runCommand(server.server.admin, ['membership', member.username, '2'], 'grant');
    await runCommand(server.server.admin, ['membership', member.username, '0'], 'grant');
    expect((await stateNow())[0]).toBe(0);
  });

  describe('lifetime bundles', () => {
    const ids = ['lifetime-vip', 'lifetime-gold', 'lifetime-platinum'];
    const left = async (): Promise<unknown> =>
      (await server.get('/membership/bundles', { 'x-session-key': member.key })).body.bundles;
    const admin = (...words: string[]): Promise<string> => runCommand(server.server.admin, words, words.join(' '));
    const idOf = async ({ username }: SignedIn): Promise<string> =>
      (await server.server.players.byUsername(username))?.id ?? '';
    const soldBefore = async (): Promise<Record<string, number>> => {
      const rows = (await left()) as { id: string; left: number }[];
      return Object.fromEntries(rows.map(({ id, left: count }) => [id, count]));
    };

    it('are for sale again after a refund, and the membership ends', async () => {
      const buyer = await server.newPlayer('Refunded_1');
      const pay = async (type: 'lifetime.paid' | 'lifetime.refunded') => {
        const body = eventOf({ type, bundle: 'lifetime-gold', playerId: await idOf(buyer) });
        return await send(body, sign(SECRET, body, now()));
      };
      const level = async () => (await server.server.players.byUsername(buyer.username))?.membership;
      const before = (await soldBefore())['lifetime-gold'] ?? 0;
      for (const refund of [
        () => pay('lifetime.refunded'),
        () => admin('refund-bundle', buyer.username, 'lifetime-gold'),
      ]) {
        await pay('lifetime.paid');
        expect(await level()).toBe(3);
        expect((await soldBefore())['lifetime-gold']).toBe(before - 1);
        await refund();
        expect(await level()).toBe(0);
        expect((await soldBefore())['lifetime-gold']).toBe(before);
      }
      // Not a second time, for nothing was paid. The provider must not send the event again.
      expect(await pay('lifetime.refunded')).toMatchObject({
        status: 200,
        body: { message: 'This player has no such lifetime membership.' },
      });
      await expect(admin('refund-bundle', buyer.username, 'lifetime-gold')).rejects.toMatchObject({
        code: 'no-lifetime',
      });
      expect((await soldBefore())['lifetime-gold']).toBe(before);
    });

    it('are sold up to their limit to concurrent buyers; the other payments have to be refunded', async () => {
      const before = (await soldBefore())['lifetime-platinum'] ?? 0;
      expect(before).toBe(3);
      const buyers: SignedIn[] = [];
      for (let at = 0; at < 8; at += 1) buyers.push(await server.newPlayer(`Late_${at}`));
      const bodies = await Promise.all(
        buyers.map(async (one) =>
          eventOf({ type: 'lifetime.paid', bundle: 'lifetime-platinum', playerId: await idOf(one) }),
        ),
      );
      // Providers may deliver an event twice.
      const replies = await Promise.all([...bodies, ...bodies].map((body) => send(body, sign(SECRET, body, now()))));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      const players = await Promise.all(buyers.map(({ username }) => server.server.players.byUsername(username)));
      const winners = players.filter((player) => player?.membership === 4);
      expect(winners).toHaveLength(3);
      expect(players.filter((player) => player?.membership === 0)).toHaveLength(5);
      expect(await left()).toContainEqual({ id: 'lifetime-platinum', left: 0 });
      const messages = replies.slice(0, 8).map(({ body }) => String(body.message));
      expect(
        messages.filter((text) => text === 'Thank you! Your lifetime membership Platinum has begun.'),
      ).toHaveLength(3);
      expect(
        messages.filter(
          (text) => text === 'The lifetime membership Platinum is sold out: your payment will be paid back.',
        ),
      ).toHaveLength(5);
      const listed = (await admin('payments')).split('\n').filter((line) => line.includes('Late_'));
      expect(listed).toHaveLength(5);
      for (const line of listed) expect(line).toMatch(/lifetime-platinum, sold out {2}TO BE PAID BACK$/);
    });

    it('are not sold to a player who has the same or a higher one', async () => {
      const before = await soldBefore();
      await pay({ type: 'lifetime.paid', bundle: 'lifetime-gold' });
      const twice = await Promise.all([
        pay({ type: 'lifetime.paid', bundle: 'lifetime-gold' }),
        pay({ type: 'lifetime.paid', bundle: 'lifetime-vip' }),
      ]);
      expect(twice.map(({ body }) => body.message)).toEqual(
        Array.from({ length: 2 }, () => 'You have one already: your payment will be paid back.'),
      );
      expect(await soldBefore()).toEqual({ ...before, 'lifetime-gold': (before['lifetime-gold'] ?? 0) - 1 });
      expect((await stateNow())[0]).toBe(3);
      const mail = (await server.lastMail()).toString();
      expect(mail).toContain('operator@example.org');
      expect(mail).toContain('had one already');
      expect(mail).toContain('npm run admin -- settle');
    });

    it('can be bought during a temporary membership of a higher level', async () => {
      const before = await soldBefore();
      await pay({ type: 'plan.paid', plan: 'platinum', period: 'monthly' });
      expect((await pay({ type: 'lifetime.paid', bundle: 'lifetime-vip' })).body.message).toContain('has begun');
      expect(await soldBefore()).toEqual({ ...before, 'lifetime-vip': (before['lifetime-vip'] ?? 0) - 1 });
    });

    it('are removed from the list of open refunds when the operator settles them', async () => {
      await pay({ type: 'lifetime.paid', bundle: 'lifetime-gold' });
      await pay({ type: 'lifetime.paid', bundle: 'lifetime-gold' });
      const eventId = `evt_${eventCount}`;
      const lineNow = async () => (await admin('payments')).split('\n').find((line) => line.startsWith(`${eventId} `));
      expect(await lineNow()).toContain(`${member.username}: lifetime-gold, had one already  TO BE PAID BACK`);
      expect(await admin('settle', eventId)).toBe(`The payment ${eventId} is settled.`);
      expect(await lineNow()).toMatch(/paid back \d{4}-/);
      await expect(admin('settle', eventId)).rejects.toThrow('was paid back already');
      await expect(admin('settle', 'evt_unheard_of')).rejects.toThrow('There is no payment evt_unheard_of');
      expect(await admin('export', member.username)).toContain('had one already');
      await admin('delete', member.username);
      expect(await lineNow()).toContain('a deleted account: lifetime-gold');
    });

    it('are listed with the time of the last request to cancel', async () => {
      const sentAt = async (): Promise<unknown> =>
        (await server.get('/membership/bundles', { 'x-session-key': member.key })).body.cancellationSentAt;
      const send = (message: string) => server.post('/feedback', { message }, { 'x-session-key': member.key });
      expect(await sentAt()).toBeNull();
      await send('Nice lamps');
      expect(await sentAt()).toBeNull();
      await send('Cancel subscription');
      const first = Number(await sentAt());
      expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
      await send('Cancel subscription');
      expect(Number(await sentAt())).toBeGreaterThanOrEqual(first);
    });

    it('are listed only for players', async () => {
      expect((await server.get('/membership/bundles')).status).toBe(401);
      expect((await left()) as object[]).toHaveLength(ids.length);
    });
  });

  it.each<[string, (body: string) => string | null]>([
    ['no header', () => null],
    ['another secret', (body) => sign('another-secret-altogether', body, now())],
    ['another body', (body) => sign(SECRET, `${body} `, now())],
    ['a time in the past', (body) => sign(SECRET, body, now() - REPLAY_WINDOW_S - 5)],
    ['a time in the future', (body) => sign(SECRET, body, now() + REPLAY_WINDOW_S + 5)],
    ['a changed time', (body) => sign(SECRET, body, now()).replace(/^t=\d+/, `t=${now() - 1}`)],
    ['an invalid format', () => 'v1=abc'],
  ])('rejects a signature with %s', async (_, signatureOf) => {
    const body = eventOf({ type: 'gems.paid', gems: 375 });
    expect((await send(body, signatureOf(body))).status).toBe(401);
    expect(await stateNow()).toEqual([0, 0, 0]);
  });

  it('verifies the exact bytes of the body, including white space', async () => {
    const body = eventOf({ type: 'gems.paid', gems: 375 }).replaceAll(',', ' ,\n  ');
    expect((await send(body, sign(SECRET, body, now()))).status).toBe(200);
    expect(await stateNow()).toEqual([0, 0, 375]);
  });

  it.each([
    { type: 'gems.paid', gems: 376 },
    { type: 'gems.paid', gems: -375 },
    { type: 'plan.paid', plan: 'emperor', period: 'monthly' },
    { type: 'plan.paid', plan: 'vip', period: 'hourly' },
    { type: 'lifetime.paid', bundle: 'constructor' },
  ])('rejects %j', async (event) => {
    expect((await pay(event)).status).toBe(422);
    expect(await stateNow()).toEqual([0, 0, 0]);
  });

  it.each([
    [{ type: 'plan.paid', plan: 'vip', period: 'yearly' }, 'vip yearly'],
    [{ type: 'boost.paid' }, 'boost'],
    [{ type: 'gems.paid', gems: 375 }, '375 gems'],
    [{ type: 'lifetime.paid', bundle: 'lifetime-gold' }, 'lifetime-gold'],
  ])('stores %j of a deleted account for a refund', async (event, offer) => {
    const id = `evt_gone_${event.type}`;
    const body = JSON.stringify({ id, playerId: 'gone', ...event });
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await send(body, sign(SECRET, body, now()));
      expect(reply).toMatchObject({
        status: 200,
        body: { message: 'There is no such account: the payment has to be paid back.' },
      });
    }
    const lines = await runCommand(server.server.admin, ['payments'], 'payments');
    const listed = lines.split('\n').filter((line) => line.startsWith(id));
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatch(new RegExp(`a deleted account: ${offer}, no account gone {2}TO BE PAID BACK$`));
    expect(await runCommand(server.server.admin, ['settle', id], 'settle')).toContain(id);
  });

  it('rejects events when no secret is configured', async () => {
    const other = await startServer();
    const body = JSON.stringify({ id: 'evt_1', playerId: 'x', type: 'gems.paid', gems: 375 });
    const response = await other.server.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: body,
      headers: { 'content-type': 'application/json', 'x-promenade-signature': sign('', body, now()) },
    });
    expect(response.statusCode).toBe(503);
    await other.stop();
  });
});
