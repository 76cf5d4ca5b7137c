/** Reports over HTTP, from the report of a text to the appeal, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModeratedReport, OwnReport } from '../../../shared/contract/reports.ts';
import { FEATURE_REPORTS } from '../../../shared/realtime/events.ts';
import { APPEAL_DAYS, OPEN_REPORTS_MAX } from '../../../shared/rules/reports.ts';
import { runCommand } from '../../admin/commands.ts';
import { exportPlayer } from '../account/service.ts';
import { PLAYER_DATA } from '../../composition/player-data.ts';
import { sweep } from '../../housekeeping.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { deleteExpiredEvidence, evidenceFiles } from './service.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('reports', () => {
  let server: TestServer;
  let judge: Caller;
  let other: Caller;
  beforeAll(async () => {
    server = await startServer({ env: { REPORTS: 'on', CONTACT_EMAIL: 'operator@example.org' } });
    await server.server.listen();
    [judge, other] = await Caller.all(server, 'Judge', 'Other');
    await judge.admin('access', '1');
    await other.admin('access', '1');
  });
  afterAll(() => server.stop());

  const newPlayer = Caller.numbered(() => server, 'player');
  const category = 'CYBER_VIOLENCE';
  const reason = 'be kind';
  const idOf = async (player: Caller): Promise<string> => (await player.record()).id;
  const queue = async (name: string, by = judge): Promise<ModeratedReport[]> =>
    (await by.get(`/moderation/reports?queue=${name}&limit=200`)).body.reports as ModeratedReport[];
  const reportAbout = async (target: Caller, from = 'open', by = judge): Promise<ModeratedReport> => {
    const found = (await queue(from, by)).find((one) => one.target === target.username);
    if (found === undefined) throw new Error(`no report about ${target.username}`);
    return found;
  };
  const report = (by: Caller, target: Caller, body: object = { kind: 'player' }) =>
    by.post('/reports', { username: target.username, category, text: '', ...body });
  /** Reports the player and returns the id of the report. */
  const reportId = async (by: Caller, target: Caller, body?: object): Promise<string> => {
    expect((await report(by, target, body)).body).toMatchObject({ success: true });
    const found = (await queue('open')).find((one) => one.reporter === by.username && one.target === target.username);
    return found?.id ?? '';
  };
  const decide = (id: string, body: object, by = judge) =>
    by.post(`/moderation/reports/${id}/decide`, { reason, ...body });
  const decideAppeal = (id: string, body: object, by = other) =>
    by.post(`/moderation/reports/${id}/decide-appeal`, { reason, ...body });
  const own = async (player: Caller): Promise<OwnReport[]> =>
    (await player.get('/reports')).body.reports as OwnReport[];
  const mailsOf = async (player: Caller): Promise<string[]> =>
    (await player.list<{ message: string }>('/mail')).map(({ message }) => message);
  const audited = async (player: Caller): Promise<string[]> => {
    const { entries } = (await judge.get(`/moderation/audit?username=${player.username}`)).body;
    return (entries as { actor: string; action: string }[]).map(({ actor, action }) => `${actor} ${action}`);
  };

  it('of a chat line keep the lines around it, and lead to a measure that both players are informed of', async () => {
    const [rude, calm] = [await newPlayer(), await newPlayer()];
    const [rudeTown, calmTown] = [await rude.enterTown(), await calm.enterTown()];
    const said = waitForEvent(calmTown, 'chat', (_, text) => text === 'awful words');
    calmTown.emit('chat', 'hello there');
    rudeTown.emit('chat', 'awful words');
    await said;
    const about = { kind: 'chat', text: 'Look at that' };
    const unknown = await report(calm, rude, { ...about, line: 'never said' });
    expect(unknown).toMatchObject(refusal(404, 'nothing-to-report'));
    const id = await reportId(calm, rude, { ...about, line: 'awful words' });
    const { evidence, ...stored } = await reportAbout(rude);
    expect(stored).toMatchObject({ reporter: calm.username, text: 'Look at that', redactables: ['chat'] });
    expect(evidence?.lines).toMatchObject([
      { username: calm.username, text: 'hello there', isReported: false },
      { username: rude.username, text: 'awful words', isReported: true },
    ]);
    const notice = waitForEvent(rudeTown, 'notification_message', (_, text) => text.includes('muted you for 10'));
    expect(await decide(id, { action: 'mute' })).toMatchObject(refusal(422, 'no-minutes'));
    expect((await decide(id, { action: 'mute', minutes: 10 })).body).toMatchObject({ success: true });
    await notice;
    expect(await decide(id, { action: 'dismiss' }, other)).toMatchObject(refusal(409, 'decided'));
    expect(await mailsOf(calm)).toEqual([`Your report no. ${id} is decided. The player was muted. Reason: be kind`]);
    expect(await mailsOf(rude)).toEqual([`Report no. ${id} about you is decided. You were muted. Reason: be kind`]);
    expect(await rude.post('/profile/bio', { bio: 'x' })).toMatchObject(refusal(403, 'muted'));
    expect(await audited(rude)).toEqual(['Judge report', 'Judge mute', 'Promenade report']);
    for (const town of [rudeTown, calmTown]) town.disconnect();
  });

  it('of a whisper need the proofs that came with it', async () => {
    const [rude, calm, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const rudeTown = await rude.enterTown();
    const calmTown = await calm.enterTown({ features: [FEATURE_REPORTS] });
    const proofOf = async (send: () => void, isEcho: boolean): Promise<string> => {
      const arrived = waitForEvent(calmTown, 'whisper', (_, __, echo) => echo === isEcho);
      send();
      return (await arrived)[3] ?? '';
    };
    const plain = waitForEvent(rudeTown, 'whisper', (_, text) => text === 'hello');
    const sent = await proofOf(() => calmTown.emit('chat', `${rude.username}: hello`), true);
    expect(await plain).toHaveLength(3);
    const received = await proofOf(() => rudeTown.emit('chat', `${calm.username}: go away`), false);
    const whispers = [
      { isSender: true, text: 'hello', proof: sent },
      { isSender: false, text: 'go away', proof: received },
    ];
    const forged = [
      [{ isSender: false, text: 'I will find you', proof: received }],
      [{ isSender: true, text: 'go away', proof: received }],
      [{ isSender: false, text: 'go away', proof: `1${received}` }],
      [{ isSender: false, text: 'go away', proof: `${received.slice(0, -1)}.` }],
    ];
    for (const lines of forged)
      expect((await report(calm, rude, { kind: 'whisper', whispers: lines })).status).toBe(422);
    const stolen = await report(third, rude, { kind: 'whisper', whispers: whispers.slice(1) });
    expect(stolen).toMatchObject(refusal(422, 'forged-whisper'));
    const ownLine = await report(calm, rude, { kind: 'whisper', whispers: whispers.slice(0, 1) });
    expect(ownLine).toMatchObject(refusal(404, 'nothing-to-report'));
    const id = await reportId(calm, rude, { kind: 'whisper', whispers });
    expect((await reportAbout(rude)).evidence?.lines).toMatchObject([
      { username: calm.username, text: 'hello', isReported: false },
      { username: rude.username, text: 'go away', isReported: true },
    ]);
    expect(await decide(id, { action: 'redact' })).toMatchObject(refusal(404, 'nothing-to-redact'));
    for (const town of [rudeTown, calmTown]) town.disconnect();
  });

  it('of stored texts keep a copy, and a moderator can redact them', async () => {
    const [author, reader] = [await newPlayer(), await newPlayer()];
    const comment = String((await author.post(`/profile/${reader.username}/comment`, { comment: 'vile one' })).body.id);
    const reply = String((await author.post(`/profile/comment/${comment}/reply`, { reply: 'vile two' })).body.id);
    const draft = {
      category: 'general',
      title: 'A vile title',
      message: 'Vile words about everyone who lives here.'.repeat(3),
    };
    const post = String((await author.post('/forum/post', draft)).body.id);
    const answer = String((await author.post(`/forum/post/${post}/reply`, { message: 'vile three' })).body.id);
    await author.post('/profile/bio', { bio: 'vile four' });
    await author.post(`/mail/${reader.username}`, { message: 'vile five' });
    const [mail] = await reader.list<{ id: string }>('/mail');
    const subjects = [
      [{ kind: 'comment', id: comment }, ['vile one']],
      [{ kind: 'reply', id: reply }, ['[redacted]', 'vile two']],
      [{ kind: 'forum-post', id: post }, [`${draft.title}\n\n${draft.message}`]],
      [{ kind: 'forum-reply', id: answer }, ['vile three']],
      [{ kind: 'player' }, ['vile four']],
    ] as const;
    for (const [subject, texts] of subjects) {
      const id = await reportId(reader, author, subject);
      expect((await reportAbout(author)).evidence?.lines.map(({ text }) => text)).toEqual(texts);
      expect((await decide(id, { action: 'redact' })).body).toMatchObject({ success: true });
    }
    expect((await reader.get(`/profile/${author.username}`)).body.bio).toBe('[redacted]');
    expect((await reader.get(`/forum/post/${post}`)).body).toMatchObject({ title: '[redacted]' });
    const id = await reportId(reader, author, { kind: 'mail', id: mail?.id });
    expect(await reportAbout(author)).toMatchObject({
      id,
      redactables: [],
      evidence: { lines: [{ text: 'vile five' }] },
    });
    expect((await reportAbout(author)).earlier).toHaveLength(5);
    expect((await decide(id, { action: 'dismiss' })).body).toMatchObject({ success: true });
    // Of somebody else, or read by nobody but its two players.
    const third = await newPlayer();
    for (const [target, subject] of [
      [reader, { kind: 'comment', id: comment }],
      [reader, { kind: 'forum-post', id: post }],
      [author, { kind: 'mail', id: mail?.id }],
      [author, { kind: 'comment', id: reply }],
      [author, { kind: 'creation', id: 'creation_none' }],
      [author, { kind: 'comment' }],
    ] as const) {
      expect(await report(third, target, subject)).toMatchObject(refusal(404, 'nothing-to-report'));
    }
  });

  it('of a creation keep its pictures, and it can be withdrawn', async () => {
    const [maker, buyer] = [await newPlayer(), await newPlayer()];
    const { db } = server.server.database;
    const id = 'creation_abc';
    const image = `${'a'.repeat(40)}.png`;
    const item = {
      id,
      name: 'Vile hat',
      nameKey: 'vile hat',
      searchKey: 'vile hat',
      description: '',
      fits: 'feminine',
    };
    await db
      .insertInto('catalogue_item')
      .values({
        ...item,
        creatorId: await idOf(maker),
        category: 7,
        rarity: 0,
        costCoins: 1,
        costGems: 0,
        isListed: 1,
        isGenerated: 0,
        addedAt: 1,
      })
      .execute();
    await db
      .insertInto('creation')
      .values({ itemId: id, image, backImage: null, hairTopPx: null, body: 'feminine' })
      .execute();
    const number = await reportId(buyer, maker, { kind: 'creation', id });
    expect((await reportAbout(maker)).evidence?.pictures).toEqual([`/storage/uploads/${image}`]);
    expect((await decide(number, { action: 'redact' })).body).toMatchObject({ success: true });
    expect(await db.selectFrom('creation').select('itemId').where('itemId', '=', id).execute()).toEqual([]);
    expect([...(await evidenceFiles(db))]).toEqual([image]);
  });

  it('are limited: one open report about a player, a number of open ones, no report about oneself', async () => {
    const [reporter, target] = [await newPlayer(), await newPlayer()];
    await reporter.post(`/friends/block/${target.username}/1`);
    const both = await Promise.all([report(reporter, target), report(reporter, target)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await report(reporter, target, { kind: 'player' })).toMatchObject(refusal(409, 'reported-already'));
    expect(await report(reporter, reporter)).toMatchObject(refusal(403, 'oneself'));
    for (const body of [
      { kind: 'poem' },
      { kind: 'player', category: 'BORING' },
      { kind: 'player', text: 'x'.repeat(1001) },
      { kind: 'whisper', whispers: [] },
      { kind: 'chat', line: '' },
    ]) {
      expect((await report(reporter, target, body)).status).toBe(422);
    }
    expect(
      await reporter.post('/reports', { kind: 'player', username: 'Nobody_here', category, text: '' }),
    ).toMatchObject(refusal(404));
    const { db } = server.server.database;
    const [reporterId, createdAt] = [await idOf(reporter), Date.now()];
    const row = { kind: 'player', contentId: '', category, text: '', reporterId, createdAt, reason: '' } as const;
    const rows = Array.from({ length: OPEN_REPORTS_MAX - 1 }, () => row);
    await db.insertInto('report').values(rows).execute();
    expect(await report(reporter, await newPlayer())).toMatchObject(refusal(409, 'too-many-open'));
    await db.deleteFrom('report').where('reporterId', '=', reporterId).execute();
  });

  it('are read and decided by moderators only, who are not one of the two players and have more access', async () => {
    const [reporter, peer] = [await newPlayer(), await newPlayer()];
    const id = await reportId(reporter, peer);
    expect(await reporter.get('/moderation/reports?queue=open')).toMatchObject(refusal(403));
    expect(await decide(id, { action: 'dismiss' }, peer)).toMatchObject(refusal(403));
    await peer.admin('access', '1');
    expect(await decide(id, { action: 'dismiss' }, peer)).toMatchObject(refusal(403, 'not-yours'));
    expect(await decide(id, { action: 'mute', minutes: 5 })).toMatchObject(refusal(403, 'equal-access'));
    expect(await reportAbout(peer)).toMatchObject({ mayDecide: false });
    await peer.admin('access', '0');
    await report(judge, peer);
    const mine = (await queue('open')).find(({ reporter: by }) => by === 'Judge');
    expect(mine?.mayDecide).toBe(false);
    expect(await decide(mine?.id ?? '', { action: 'dismiss' })).toMatchObject(refusal(403, 'not-yours'));
    expect(await decide('999999', { action: 'dismiss' })).toMatchObject(refusal(404));
    expect(await decide(id, { action: 'dismiss', reason: ' ' })).toMatchObject({ status: 422 });
  });

  it('can be appealed once by the reported player, and another moderator decides', async () => {
    const [reporter, target] = [await newPlayer(), await newPlayer()];
    const id = await reportId(reporter, target);
    const appeal = (by: Caller, text = 'I was kind') => by.post(`/reports/${id}/appeal`, { text });
    expect(await appeal(target)).toMatchObject(refusal(404));
    await decide(id, { action: 'ban', days: 7 });
    expect(await target.get('/mail')).toMatchObject({ status: 401 });
    expect(String(await server.lastMail())).toContain('operator@example.org');
    const record = () => judge.post(`/moderation/reports/${id}/record-appeal`, { text: 'It was not me' });
    expect((await record()).body).toMatchObject({ success: true });
    expect(await record()).toMatchObject(refusal(409, 'no-appeal'));
    expect(await appeal(reporter)).toMatchObject(refusal(409, 'no-appeal'));
    expect((await reportAbout(target, 'appealed')).mayDecide).toBe(false);
    expect((await reportAbout(target, 'appealed', other)).mayDecide).toBe(true);
    const outcome = { party: 'target', measure: { action: 'dismiss' } };
    expect(await decideAppeal(id, outcome, judge)).toMatchObject(refusal(403, 'not-yours'));
    expect((await decideAppeal(id, outcome)).body).toMatchObject({ success: true });
    expect(await decideAppeal(id, outcome)).toMatchObject(refusal(409, 'no-appeal'));
    const { body } = await server.signIn(`${target.username}@example.org`);
    const back = new Caller(server, { username: target.username, key: String(body.token) });
    expect(await own(back)).toMatchObject([
      {
        party: 'target',
        username: null,
        text: '',
        decision: { action: 'dismiss' },
        appeal: { outcome: { isChanged: true } },
      },
    ]);
    expect(await mailsOf(reporter)).toContain(
      `An appeal about your report no. ${id} is decided. No rule was broken. Reason: be kind`,
    );
  });

  it('can be appealed by the reporter after a dismissal', async () => {
    const [reporter, target] = [await newPlayer(), await newPlayer()];
    const id = await reportId(reporter, target);
    await decide(id, { action: 'dismiss' });
    const [mine] = await own(reporter);
    expect(mine?.appealUntil).not.toBeNull();
    expect((await own(target))[0]?.appealUntil).toBeNull();
    await reporter.post(`/reports/${id}/appeal`, { text: 'Look again' });
    const measure = { action: 'mute', minutes: 60 };
    expect((await decideAppeal(id, { party: 'reporter', measure })).body).toMatchObject({ success: true });
    expect(await target.post('/profile/bio', { bio: 'x' })).toMatchObject(refusal(403, 'muted'));
    // The new measure can be appealed by the other player, and the mute ends with it.
    expect((await target.post(`/reports/${id}/appeal`, { text: 'No' })).body).toMatchObject({ success: true });
    await decideAppeal(id, { party: 'target', measure: { action: 'dismiss' } }, judge);
    expect(await target.post('/profile/bio', { bio: 'x' })).toMatchObject({ status: 200 });
  });

  it('never reveal the reporter to the reported player', async () => {
    const [reporter, target] = [await newPlayer(), await newPlayer()];
    const id = await reportId(reporter, target, { kind: 'player', text: 'signed, your neighbour' });
    await decide(id, { action: 'mute', minutes: 1 });
    const { db } = server.server.database;
    const exported = await exportPlayer(db, await idOf(target), PLAYER_DATA);
    const seen = JSON.stringify([await own(target), await mailsOf(target), exported, await target.get('/reports')]);
    for (const secret of [reporter.username, await idOf(reporter), 'neighbour']) expect(seen).not.toContain(secret);
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('targetId', '=', await idOf(target))
      .execute();
    expect(JSON.stringify(rows)).not.toContain(await idOf(reporter));
    expect(exported.reports).toMatchObject({ sent: [], about: [{ decision: { action: 'mute', reason } }] });
    expect((await exportPlayer(db, await idOf(reporter), PLAYER_DATA)).reports).toMatchObject({
      sent: [{ text: 'signed, your neighbour', decision: { action: 'mute' } }],
    });
  });

  it('lose their texts, evidence and players six months after the last decision, and with a deleted account', async () => {
    const [reporter, target] = [await newPlayer(), await newPlayer()];
    const { db } = server.server.database;
    const id = await reportId(reporter, target);
    const rowOf = (one: string) =>
      db.selectFrom('report').selectAll().where('id', '=', Number(one)).executeTakeFirstOrThrow();
    await decide(id, { action: 'mute', minutes: 1 });
    expect(Number((await rowOf(id)).evidenceUntil) - Date.now()).toBeGreaterThan((APPEAL_DAYS - 1) * DAY_MS);
    await target.post(`/reports/${id}/appeal`, { text: 'No' });
    await db.updateTable('report').set({ evidenceUntil: 1 }).where('id', '=', Number(id)).execute();
    expect(await deleteExpiredEvidence(db)).toBe(0);
    await decideAppeal(id, { party: 'target' });
    await db.updateTable('report').set({ evidenceUntil: 1 }).where('id', '=', Number(id)).execute();
    await sweep(server.server.database);
    expect(await rowOf(id)).toMatchObject({
      text: '',
      evidence: null,
      reporterId: null,
      targetId: null,
      action: 'mute',
    });

    const [open, decided] = [await reportId(reporter, target), await newPlayer()];
    const kept = await reportId(decided, target);
    await decide(kept, { action: 'dismiss' });
    await target.admin('delete');
    expect((await rowOf(open)).evidence).not.toBeNull();
    expect(await rowOf(kept)).toMatchObject({ evidence: null, targetId: null });
    expect(await decide(open, { action: 'mute', minutes: 5 })).toMatchObject(refusal(404, 'gone'));
    expect((await decide(open, { action: 'dismiss' })).body).toMatchObject({ success: true });
    await sweep(server.server.database);
    expect((await rowOf(open)).evidence).toBeNull();
  });

  it('are counted for the transparency report', async () => {
    const run = (...args: string[]) => runCommand(server.server.admin, ['transparency', ...args], args.join(' '));
    const loud = await newPlayer();
    await judge.post(`/moderation/player/${loud.username}/mute`, { minutes: 5, reason });
    const day = new Date().toISOString().slice(0, 10);
    const lines = (await run('--from', day, '--to', day)).split('\n').map((line) => line.split(','));
    expect(lines[0]).toEqual('category,decision,source,count,medianHours,longestHours,appeals,changed'.split(','));
    const line = lines.find(([name, decision]) => name === `STATEMENT_CATEGORY_${category}` && decision === 'dismiss');
    expect(line?.slice(2)).toEqual(['NOTICE', expect.stringMatching(/^[3-9]$/), '0', '0', '3', '3']);
    const ownInitiative = lines.filter(([, , source]) => source === 'VOLUNTARY');
    expect(ownInitiative).toEqual([
      ['STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE', 'mute', 'VOLUNTARY', '1', '', '', '0', '0'],
    ]);
    expect(await run('--from', '2020-01-01', '--to', '2020-12-31')).toBe(lines[0]?.join(','));
    for (const args of [
      [],
      ['--from', day],
      ['--from', '2026-02-30', '--to', day],
      ['--from', day, '--to', 'today'],
      ['--from', '2026-01-02', '--to', '2026-01-01'],
      ['--from', day, '--to', day, 'x'],
    ]) {
      await expect(run(...args)).rejects.toThrow(/--from|--to|expected/);
    }
  });
});
