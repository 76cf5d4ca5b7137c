/** Reviews: the queue, permissions, validation, and one decision per submission. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationId, ITEM_PRICE_MAX } from '../../../shared/rules/creations.ts';
import { refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { sendForm } from '../../testing/form.ts';
import { PRICE, ReviewFixture } from './review-fixture.ts';

describe('reviews', () => {
  let fixture: ReviewFixture;
  beforeAll(async () => {
    fixture = await ReviewFixture.start(startServer);
  });
  afterAll(() => fixture.stop());

  it('list pending submissions oldest first in pages, and reviewed ones', async () => {
    const [one, two] = [await fixture.newCaller(), await fixture.newCaller()];
    const first = await fixture.submit(one, { name: 'First' });
    const second = await fixture.submit(two, { name: '' });
    const queue = await fixture.listed('pending');
    expect(queue.submissions.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(queue.submissions[0]).toMatchObject({
      ...first,
      submitter: one.username,
      reviewer: null,
      reviewedAt: null,
      item: null,
    });
    expect(await fixture.listed('pending', '&limit=1')).toMatchObject({
      submissions: [{ id: first.id }],
      hasMore: true,
    });
    expect(await fixture.listed('pending', '&limit=1&page=2')).toMatchObject({
      submissions: [{ id: second.id }],
      hasMore: false,
    });
    expect((await fixture.approve(first.id)).body).toMatchObject({
      success: true,
      message: 'First is in the store now.',
    });
    expect((await fixture.reject(second.id)).body).toMatchObject({ success: true, message: 'Hat was rejected.' });
    expect(await fixture.listed('approved')).toMatchObject({
      submissions: [
        {
          id: first.id,
          reviewer: 'Reviewer',
          item: { id: creationId(first.id), name: 'First', costCoins: 500, costGems: 0, rarity: 2 },
        },
      ],
      counts: { pending: 0, approved: 1, rejected: 1 },
    });
    expect((await fixture.listed('rejected')).submissions[0]).toMatchObject({ id: second.id, reason: 'too plain' });
    expect(await fixture.submissionsOf(two)).toMatchObject([{ status: 'rejected', reason: 'too plain' }]);
    expect((await two.get('/bell')).body).toMatchObject({ entries: [{ kind: 'submission', decision: 'rejected' }] });
  });

  it('require moderators', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada);
    for (const reply of [
      await ada.get('/moderation/submissions?status=pending'),
      await fixture.approve(id, {}, ada),
      await fixture.reject(id, 'x', ada),
    ]) {
      expect(reply).toMatchObject(refusal(403, 'forbidden'));
    }
    expect((await fixture.server.get('/moderation/submissions?status=pending')).status).toBe(401);
    expect((await fixture.server.post(`/moderation/submissions/${id}/approve`, PRICE)).status).toBe(401);
    expect((await fixture.server.post(`/moderation/submissions/${id}/reject`, { reason: 'x' })).status).toBe(401);
    expect((await fixture.submissionsOf(ada))[0]?.status).toBe('pending');
    expect((await fixture.reject(id)).status).toBe(200);
  });

  it('are refused to the creator, administrators included', async () => {
    const { moderator, administrator } = fixture;
    for (const creator of [moderator, administrator]) {
      const own = await fixture.submit(creator);
      expect(await fixture.approve(own.id, {}, creator)).toMatchObject(refusal(403, 'own-submission'));
      expect(await fixture.reject(own.id, 'x', creator)).toMatchObject(refusal(403, 'own-submission'));
      const other = creator === moderator ? administrator : moderator;
      expect((await fixture.approve(own.id, {}, other)).status).toBe(200);
      const offer = { currency: 'coins', price: 1, rarity: 0 };
      expect(await fixture.reprice(creationId(own.id), offer, creator)).toMatchObject(refusal(403, 'own-submission'));
    }
    const { id } = await fixture.submit(administrator, { name: 'Only One' });
    expect(await fixture.run('approve', id, '--coins', '5', '--rarity', '0')).toBe('Only One is in the store now.');
  });

  it('reject invalid prices, rarities and reasons', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada);
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
      expect([change, (await fixture.approve(id, change)).status]).toEqual([change, 422]);
    }
    expect((await fixture.reject(id, '   ')).status).toBe(422);
    expect((await fixture.reject(id, 'x'.repeat(301))).status).toBe(422);
    expect(await fixture.approve('nothing')).toMatchObject(refusal(404));
    expect(await fixture.reject('nothing')).toMatchObject(refusal(404));
    expect((await fixture.listed('pending')).submissions.map((one) => one.id)).toEqual([id]);
    expect((await fixture.reject(id)).status).toBe(200);
  });

  it('accept one of several concurrent decisions', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada, { name: 'Wanted by all' });
    const replies = await Promise.all([
      fixture.approve(id),
      fixture.approve(id, { price: 1 }, fixture.administrator),
      fixture.reject(id),
      fixture.approve(id),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await fixture.approve(id)).toMatchObject(refusal(409, 'reviewed'));
    expect(await fixture.reject(id)).toMatchObject(refusal(409, 'reviewed'));
    expect(await fixture.audit(ada)).toHaveLength(1);
    expect((await ada.list('/mail')).length).toBe(1);
  });

  it('are rejected when the creator changed the submission since it was listed', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada);
    const { revision } = (await fixture.listed('pending')).submissions[0] ?? {};
    const fields = { gender: 'male', category: '7', name: 'Something else' };
    await sendForm(fixture.server, ada, { url: `/game-api/creator/submission/${id}`, fields });
    expect(await fixture.approve(id, { revision })).toMatchObject(refusal(409, 'submission-changed'));
    expect(
      await fixture.moderator.post(`/moderation/submissions/${id}/reject`, { reason: 'x', revision }),
    ).toMatchObject(refusal(409, 'submission-changed'));
    const { revision: now } = (await fixture.listed('pending')).submissions[0] ?? {};
    expect((await fixture.approve(id, { revision: now })).status).toBe(200);
  });

  it('work the same by the admin command', async () => {
    const ada = await fixture.newCaller();
    const [one, two] = [
      await fixture.submit(ada, { name: 'By Console' }),
      await fixture.submit(ada, { name: 'Not this' }),
    ];
    expect(await fixture.run('submissions')).toMatch(new RegExp(`^${one.id} .*By Console\n${two.id} .*Not this$`));
    for (const argv of [
      ['approve', one.id],
      ['approve', one.id, '--coins', '5'],
      ['approve', one.id, '--coins', '5', '--gems', '5', '--rarity', '1'],
      ['approve', one.id, '--coins', '-5', '--rarity', '1'],
      ['approve', one.id, '--gems', String(ITEM_PRICE_MAX.gems + 1), '--rarity', '1'],
      ['approve', one.id, '--coins', '5', '--rarity', '4'],
      ['reject', one.id],
    ]) {
      await expect(fixture.run(...argv)).rejects.toMatchObject({ code: 'usage' });
    }
    expect(await fixture.run('approve', one.id, '--gems', '0', '--rarity', '1')).toBe(
      'By Console is in the store now.',
    );
    expect(await fixture.run('reject', two.id, 'not', 'transparent')).toBe('Not this was rejected.');
    await expect(fixture.run('approve', two.id, '--coins', '5', '--rarity', '1')).rejects.toMatchObject({
      code: 'reviewed',
    });
    expect(await fixture.run('submissions')).toBe('Nothing waits for review.');
    expect(await fixture.audit(ada)).toEqual([
      ['console', 'reject', `Not this (${two.id}): not transparent`],
      ['console', 'approve', `By Console (${one.id}): nothing, rarity 1`],
    ]);
    expect(await fixture.store(ada, 'search=by console')).toMatchObject([{ costCoins: 0, costGems: 0, rarity: 1 }]);
  });
});
