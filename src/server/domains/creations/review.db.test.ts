/** Reviews: who decides, what of, and that each submission is decided once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationId, ITEM_PRICE_MAX } from '../../../shared/rules/creations.ts';
import { refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { sendForm } from '../../testing/form.ts';
import { PRICE, ReviewFixture } from './review-fixture.ts';

describe('reviews', () => {
  let desk: ReviewFixture;
  beforeAll(async () => {
    desk = await ReviewFixture.start(startServer);
  });
  afterAll(() => desk.stop());

  it('show moderators what waits, oldest first and in pages, and what was decided', async () => {
    const [one, two] = [await desk.newcomer(), await desk.newcomer()];
    const first = await desk.submit(one, { name: 'First' });
    const second = await desk.submit(two, { name: '' });
    const queue = await desk.listed('pending');
    expect(queue.submissions.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(queue.submissions[0]).toMatchObject({
      ...first,
      submitter: one.username,
      reviewer: null,
      reviewedAt: null,
      item: null,
    });
    expect(await desk.listed('pending', '&limit=1')).toMatchObject({
      submissions: [{ id: first.id }],
      hasMore: true,
    });
    expect(await desk.listed('pending', '&limit=1&page=2')).toMatchObject({
      submissions: [{ id: second.id }],
      hasMore: false,
    });
    expect((await desk.approve(first.id)).body).toEqual({ success: true, message: 'First is in the store now.' });
    expect((await desk.reject(second.id)).body).toEqual({ success: true, message: 'Hat was rejected.' });
    expect(await desk.listed('approved')).toMatchObject({
      submissions: [
        {
          id: first.id,
          reviewer: 'Reviewer',
          item: { id: creationId(first.id), name: 'First', costCoins: 500, costGems: 0, rarity: 2 },
        },
      ],
      counts: { pending: 0, approved: 1, rejected: 1 },
    });
    expect((await desk.listed('rejected')).submissions[0]).toMatchObject({ id: second.id, reason: 'too plain' });
    expect(await desk.mine(two)).toMatchObject([{ status: 'rejected', reason: 'too plain' }]);
  });

  it('are for moderators only, and never for their own submissions', async () => {
    const ada = await desk.newcomer();
    const { id } = await desk.submit(ada);
    for (const reply of [
      await ada.get('/moderation/submissions?status=pending'),
      await desk.approve(id, {}, ada),
      await desk.reject(id, 'x', ada),
    ]) {
      expect(reply).toMatchObject(refusal(403, 'forbidden'));
    }
    expect((await desk.server.get('/moderation/submissions?status=pending')).status).toBe(401);
    expect((await desk.server.post(`/moderation/submissions/${id}/approve`, PRICE)).status).toBe(401);
    expect((await desk.server.post(`/moderation/submissions/${id}/reject`, { reason: 'x' })).status).toBe(401);
    const own = await desk.submit(desk.judge);
    expect(await desk.approve(own.id)).toMatchObject(refusal(403, 'own-submission'));
    expect(await desk.reject(own.id)).toMatchObject(refusal(403, 'own-submission'));
    expect((await desk.approve(own.id, {}, desk.chief)).status).toBe(200);
    expect((await desk.mine(ada))[0]?.status).toBe('pending');
    expect((await desk.reject(id)).status).toBe(200);
  });

  it('refuse prices, rarities and reasons that cannot be', async () => {
    const ada = await desk.newcomer();
    const { id } = await desk.submit(ada);
    for (const change of [
      { price: -1 },
      { price: 0.5 },
      { price: '500' },
      { price: ITEM_PRICE_MAX.coins + 1 },
      { currency: 'gems', price: ITEM_PRICE_MAX.gems + 1 },
      { currency: 'honor' },
      { rarity: 4 },
      { rarity: null },
      { name: 'x'.repeat(27) },
    ]) {
      expect([change, (await desk.approve(id, change)).status]).toEqual([change, 422]);
    }
    expect((await desk.reject(id, '   ')).status).toBe(422);
    expect((await desk.reject(id, 'x'.repeat(301))).status).toBe(422);
    expect(await desk.approve('nothing')).toMatchObject(refusal(404));
    expect(await desk.reject('nothing')).toMatchObject(refusal(404));
    expect((await desk.listed('pending')).submissions.map((one) => one.id)).toEqual([id]);
    expect((await desk.reject(id)).status).toBe(200);
  });

  it('decide once, however many decide at once', async () => {
    const ada = await desk.newcomer();
    const { id } = await desk.submit(ada, { name: 'Wanted by all' });
    const replies = await Promise.all([
      desk.approve(id),
      desk.approve(id, { price: 1 }, desk.chief),
      desk.reject(id),
      desk.approve(id),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await desk.approve(id)).toMatchObject(refusal(409, 'reviewed'));
    expect(await desk.reject(id)).toMatchObject(refusal(409, 'reviewed'));
    expect(await desk.audit(ada)).toHaveLength(1);
    expect((await ada.list('/mail')).length).toBe(1);
  });

  it('decide nothing when the creator changed it under their eyes', async () => {
    const ada = await desk.newcomer();
    const { id } = await desk.submit(ada);
    const { revision } = (await desk.listed('pending')).submissions[0] ?? {};
    const fields = { gender: 'male', category: '7', name: 'Something else' };
    await sendForm(desk.server, ada, { url: `/game-api/creator/submission/${id}`, fields });
    expect(await desk.approve(id, { revision })).toMatchObject(refusal(409, 'submission-changed'));
    expect(await desk.judge.post(`/moderation/submissions/${id}/reject`, { reason: 'x', revision })).toMatchObject(
      refusal(409, 'submission-changed'),
    );
    const { revision: now } = (await desk.listed('pending')).submissions[0] ?? {};
    expect((await desk.approve(id, { revision: now })).status).toBe(200);
  });

  it('by the admin command do the same', async () => {
    const ada = await desk.newcomer();
    const [one, two] = [await desk.submit(ada, { name: 'By Console' }), await desk.submit(ada, { name: 'Not this' })];
    expect(await desk.run('submissions')).toMatch(new RegExp(`^${one.id} .*By Console\n${two.id} .*Not this$`));
    for (const argv of [
      ['approve', one.id],
      ['approve', one.id, '--coins', '5'],
      ['approve', one.id, '--coins', '5', '--gems', '5', '--rarity', '1'],
      ['approve', one.id, '--coins', '-5', '--rarity', '1'],
      ['approve', one.id, '--gems', String(ITEM_PRICE_MAX.gems + 1), '--rarity', '1'],
      ['approve', one.id, '--coins', '5', '--rarity', '4'],
      ['reject', one.id],
    ]) {
      await expect(desk.run(...argv)).rejects.toMatchObject({ code: 'usage' });
    }
    expect(await desk.run('approve', one.id, '--gems', '0', '--rarity', '1')).toBe('By Console is in the store now.');
    expect(await desk.run('reject', two.id, 'not', 'transparent')).toBe('Not this was rejected.');
    await expect(desk.run('approve', two.id, '--coins', '5', '--rarity', '1')).rejects.toMatchObject({
      code: 'reviewed',
    });
    expect(await desk.run('submissions')).toBe('Nothing waits for review.');
    expect(await desk.audit(ada)).toEqual([
      ['console', 'reject', `Not this (${two.id}): not transparent`],
      ['console', 'approve', `By Console (${one.id}): nothing, rarity 1`],
    ]);
    expect(await desk.store(ada, 'search=by console')).toMatchObject([{ costCoins: 0, costGems: 0, rarity: 1 }]);
  });
});
