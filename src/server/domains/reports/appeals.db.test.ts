/** What a successful appeal brings back, over HTTP, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationId } from '../../../shared/rules/creations.ts';
import type { ModeratedReport } from '../../../shared/contract/reports.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { ReviewFixture } from '../creations/review-fixture.ts';

describe('a successful appeal', () => {
  let fixture: ReviewFixture;
  beforeAll(async () => {
    fixture = await ReviewFixture.start((options) => startServer({ ...options, env: { REPORTS: 'on' } }));
  });
  afterAll(() => fixture.stop());

  /** Reports the thing, redacts it, appeals and lets another moderator change the decision. `between` runs before the appeal. */
  const reportAndAppeal = async (
    [reporter, target]: readonly [Caller, Caller],
    subject: object,
    { redactable, between }: { redactable?: string; between?: () => Promise<unknown> } = {},
  ): Promise<void> => {
    const { moderator: judge, administrator: other } = fixture;
    const ok = { body: { success: true } };
    const about = { username: target.username, category: 'CYBER_VIOLENCE', text: '', ...subject };
    expect(await reporter.post('/reports', about)).toMatchObject(ok);
    const { reports } = (await judge.get('/moderation/reports?queue=open&limit=200')).body;
    const path = `/moderation/reports/${(reports as ModeratedReport[])[0]?.id}`;
    const decision = { action: 'redact', reason: 'be kind', ...(redactable !== undefined && { redactable }) };
    expect(await judge.post(`${path}/decide`, decision)).toMatchObject(ok);
    await between?.();
    expect(await target.post(`${path.replace('/moderation', '')}/appeal`, { text: 'It was a joke' })).toMatchObject(ok);
    const outcome = { party: 'target', measure: { action: 'dismiss' }, reason: 'it was' };
    expect(await other.post(`${path}/decide-appeal`, outcome)).toMatchObject(ok);
  };
  const actionsOn = async (player: Caller): Promise<(string | undefined)[]> =>
    (await fixture.audit(player)).map(([, action]) => action);

  it('brings redacted texts back, except those that were written again', async () => {
    const [author, reader] = [await fixture.newCaller(), await fixture.newCaller()];
    const message = `First line.\nSecond line. ${'Words about the bay. '.repeat(6)}`.trim();
    const draft = { category: 'general', title: 'A title', message };
    const post = String((await author.post('/forum/post', draft)).body.id);
    const reply = String((await author.post(`/forum/post/${post}/reply`, { message: 'An answer' })).body.id);
    const comment = String((await author.post(`/profile/${reader.username}/comment`, { comment: 'A joke' })).body.id);
    const answer = String((await author.post(`/profile/comment/${comment}/reply`, { reply: 'Another' })).body.id);
    await author.post('/profile/bio', { bio: 'Who I am' });
    const both = [reader, author] as const;
    await reportAndAppeal(both, { kind: 'forum-post', id: post });
    await reportAndAppeal(both, { kind: 'forum-reply', id: reply });
    await reportAndAppeal(both, { kind: 'comment', id: comment });
    await reportAndAppeal(both, { kind: 'reply', id: answer });
    await reportAndAppeal(both, { kind: 'player' }, { redactable: 'bio' });
    expect((await reader.get(`/forum/post/${post}`)).body).toMatchObject({ title: draft.title, message });
    const texts = JSON.stringify([
      (await reader.get(`/forum/post/${post}`)).body,
      (await reader.get(`/profile/${reader.username}`)).body,
      (await reader.get(`/profile/${reader.username}/comment`)).body,
      (await reader.get(`/profile/${author.username}`)).body,
    ]);
    for (const text of ['An answer', 'A joke', 'Another', 'Who I am']) expect(texts).toContain(text);
    expect(texts).not.toContain('[redacted]');
    expect((await actionsOn(author)).filter((action) => action === 'restore')).toHaveLength(5);

    const between = () => author.post('/profile/bio', { bio: 'Somebody else' });
    await reportAndAppeal(both, { kind: 'player' }, { redactable: 'bio', between });
    expect((await reader.get(`/profile/${author.username}`)).body.bio).toBe('Somebody else');
    expect((await actionsOn(author)).filter((action) => action === 'restore')).toHaveLength(5);
  });

  it('returns a withdrawn creation to the review, which sells it again', async () => {
    const [maker, buyer] = [await fixture.newCaller(), await fixture.newCaller()];
    const { id } = await fixture.submit(maker, { name: 'Merry Hat' });
    await fixture.approve(id);
    const itemId = creationId(id);
    expect(await fixture.store(buyer, 'search=merry hat')).toHaveLength(1);
    await reportAndAppeal([buyer, maker], { kind: 'creation', id: itemId });
    expect(await fixture.store(buyer, 'search=merry hat')).toEqual([]);
    expect(await fixture.submissionsOf(maker)).toMatchObject([{ status: 'pending', withdrawnAt: null, reason: null }]);
    expect(await actionsOn(maker)).toContain('reopen');
    expect((await fixture.approve(id)).body).toMatchObject({ success: true });
    expect(await fixture.store(buyer, 'search=merry hat')).toMatchObject([{ id: itemId }]);
    const bought = await buyer.post('/store/checkout', { items: JSON.stringify([itemId]) });
    expect(bought.body).toMatchObject({ success: true });
  });
});
