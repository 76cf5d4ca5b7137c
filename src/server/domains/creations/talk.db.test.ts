/** The talk of a creator and the reviewers about a submission that was not approved. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BellEntry } from '../../../shared/contract/bell.ts';
import { type Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { ReviewFixture } from './review-fixture.ts';

let fixture: ReviewFixture;
beforeAll(async () => {
  fixture = await ReviewFixture.start(startServer);
});
afterAll(() => fixture.stop());

const ask = (caller: Caller, id: string, text: string) =>
  caller.post(`/game-api/creator/submission/${id}/talk`, { text });
const answer = (id: string, text: string, by: Caller = fixture.moderator) =>
  by.post(`/moderation/submissions/${id}/talk`, { text });
const questions = async () => (await fixture.moderator.get('/moderation/submissions?status=rejected')).body.questions;

it('goes back and forth beside the decision; what waits for an answer is first', async () => {
  const ada = await fixture.newCaller();
  const { id } = await fixture.submit(ada, { name: 'Asked Cap' });
  const { id: other } = await fixture.submit(await fixture.newCaller(), { name: 'Later Cap' });
  expect(await ask(ada, id, 'Why?')).toMatchObject(refusal(409, 'not-rejected'));
  await fixture.reject(id, 'too plain');
  await fixture.reject(other, 'too plain');
  expect((await fixture.listed('rejected')).submissions.map((row) => row.id)).toEqual([other, id]);
  expect((await ask(ada, id, ' Would stripes do? ')).status).toBe(200);
  expect(await questions()).toBe(1);
  const [first] = (await fixture.listed('rejected')).submissions;
  expect(first).toMatchObject({ id, talk: [{ isByReviewer: false, text: 'Would stripes do?' }] });
  expect((await answer(id, 'Yes, two of them.')).status).toBe(200);
  expect(await questions()).toBe(0);
  const [own] = await fixture.submissionsOf(ada);
  expect(own?.talk.map(({ isByReviewer, text }) => [isByReviewer, text])).toEqual([
    [false, 'Would stripes do?'],
    [true, 'Yes, two of them.'],
  ]);
  const entries = (await ada.get('/bell')).body.entries as BellEntry[];
  expect(entries[0]).toMatchObject({ kind: 'submission', decision: 'answered', actor: null, title: 'Asked Cap' });
  expect((await fixture.audit(ada))[0]).toEqual([
    'Reviewer',
    'answer',
    expect.stringContaining('Yes, two of them.') as string,
  ]);
});

it('is refused to others, to a moderator who drew it, and when too much was said', async () => {
  const ada = await fixture.newCaller();
  const { id } = await fixture.submit(ada, { name: 'Closed Cap' });
  await fixture.reject(id);
  expect(await ask(await fixture.newCaller(), id, 'Me too')).toMatchObject(refusal(404));
  expect(await ada.post(`/moderation/submissions/${id}/talk`, { text: 'Yes' })).toMatchObject(refusal(403));
  expect(await ask(ada, id, '   ')).toMatchObject(refusal(422));
  expect(await ask(ada, id, 'x'.repeat(501))).toMatchObject(refusal(422));
  for (const text of ['One', 'Two', 'Three']) expect((await ask(ada, id, text)).status).toBe(200);
  expect(await ask(ada, id, 'Four')).toMatchObject(refusal(409, 'no-answer-yet'));
  expect((await answer(id, 'Soon')).status).toBe(200);
  expect((await ask(ada, id, 'Four')).status).toBe(200);
  const { id: own } = await fixture.submit(fixture.administrator, { name: 'Own Cap' });
  await fixture.reject(own);
  expect(await answer(own, 'To myself', fixture.administrator)).toMatchObject(refusal(403, 'own-submission'));
  const { db } = fixture.server.server.database;
  const said = Array.from({ length: 15 }, (_, at) => ({
    submissionId: id,
    isByReviewer: 1,
    reviewerId: null,
    text: `${at}`,
    createdAt: at,
  }));
  await db.insertInto('submission_message').values(said).execute();
  expect(await answer(id, 'Last')).toMatchObject(refusal(409, 'talk-full'));
});

it('is exported and deleted with the account of the creator, and stays without a deleted reviewer', async () => {
  const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
  await ben.admin('access', '1');
  const { id } = await fixture.submit(ada, { name: 'Kept Cap' });
  await fixture.reject(id);
  await ask(ada, id, 'Why?');
  await answer(id, 'Because.', ben);
  const { db } = fixture.server.server.database;
  const talk = () => db.selectFrom('submission_message').selectAll().where('submissionId', '=', id).execute();
  await ben.admin('delete');
  expect((await talk()).map(({ reviewerId, text }) => [reviewerId, text])).toEqual([
    [null, 'Why?'],
    [null, 'Because.'],
  ]);
  await ada.admin('delete');
  expect(await talk()).toEqual([]);
});
