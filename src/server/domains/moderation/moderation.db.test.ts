/**
 * Moderation: mute, unmute, redact and the audit log, over HTTP and by the admin command, with their effects in the
 * town.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, RecentChatLine } from '../../../shared/contract/moderation.ts';
import type { ProfileComment } from '../../../shared/contract/comments.ts';
import { FEATURE_REPORTS } from '../../../shared/realtime/events.ts';
import { runCommand } from '../../admin/commands.ts';
import { NO_TOWN } from '../../admin/no-town.ts';
import { createSocialDomains } from '../../composition/social.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';
import { CONSOLE } from './service.ts';

describe('moderators', () => {
  let server: TestServer;
  let judge: Caller;
  let chief: Caller;
  beforeAll(async () => {
    server = await startServer();
    await server.server.listen();
    [judge, chief] = await Caller.all(server, 'Judge', 'Chief');
    await judge.admin('access', '1');
    await chief.admin('access', '2');
  });
  afterAll(() => server.stop());

  const reason = 'be kind';
  const audit = async (username: string): Promise<AuditEntry[]> =>
    (await judge.get(`/moderation/audit?username=${username}`)).body.entries as AuditEntry[];
  const chatOf = async (username: string) =>
    (await judge.get(`/moderation/player/${username}/chat`)).body as {
      mutedUntil: string | null;
      lines: RecentChatLine[];
    };

  it('mute and unmute immediately: chat, mail, comments, bio', async () => {
    const [loud, calm] = await Caller.all(server, 'Loud', 'Calm');
    const comment = String((await loud.post('/profile/Calm/comment', { comment: 'before' })).body.id);
    const town = await loud.enterTown();
    const notification = waitForEvent(town, 'notification_message', (_, text) =>
      text.includes('muted you for 10 minutes'),
    );
    const mute = await judge.post('/moderation/player/loud/mute', { minutes: 10, reason });
    expect(mute.body).toMatchObject({ success: true, message: 'Loud is muted for 10 minutes.' });
    expect(await notification).toEqual(['system', 'A moderator muted you for 10 minutes: be kind']);
    expect((await chatOf('Loud')).mutedUntil).toMatch(/^\d{4}-/);
    const refused = waitForEvent(town, 'notification_message');
    town.emit('chat', 'LISTEN TO ME');
    expect((await refused)[1]).toBe('A moderator muted you, 10 minutes to go. Nothing was sent.');
    for (const [call, body] of [
      ['/mail/Calm', { message: 'x' }],
      ['/profile/Calm/comment', { comment: 'x' }],
      [`/profile/comment/${comment}/reply`, { reply: 'x' }],
      ['/profile/bio', { bio: 'x' }],
    ] as const) {
      expect(await loud.post(call, body)).toMatchObject(refusal(403, 'muted'));
    }
    expect(await calm.list('/mail')).toEqual([]);
    expect((await judge.post('/moderation/player/Loud/unmute', { reason })).body.success).toBe(true);
    expect((await chatOf('Loud')).mutedUntil).toBeNull();
    const chatLine = waitForEvent(town, 'chat');
    town.emit('chat', 'sorry');
    expect((await chatLine)[1]).toBe('sorry');
    expect(await loud.post('/mail/Calm', { message: 'sorry' })).toMatchObject({ status: 200 });
    expect(await judge.post('/moderation/player/Loud/unmute', { reason })).toMatchObject(refusal(409, 'not-muted'));
    expect((await audit('Loud')).map(({ actor, action, target, details }) => [actor, action, target, details])).toEqual(
      [
        ['Judge', 'unmute', 'Loud', reason],
        ['Judge', 'mute', 'Loud', '10 minutes: be kind'],
      ],
    );
    town.disconnect();
  });

  it('mute for a limited time', async () => {
    const brief = await Caller.create(server, 'Brief');
    await judge.post('/moderation/player/Brief/mute', { minutes: 1, reason });
    expect(await brief.post('/profile/bio', { bio: 'x' })).toMatchObject(refusal(403, 'muted'));
    await setPlayerRows(server.server.database.db, ['Brief'], { mutedUntil: Date.now() - 1 });
    expect(await brief.post('/profile/bio', { bio: 'x' })).toMatchObject({ status: 200 });
    expect((await chatOf('Brief')).mutedUntil).toBeNull();
  });

  it('read recent chat and redact a line on all clients', async () => {
    const [rude, reader] = await Caller.all(server, 'Rude', 'Reader');
    const [rudeClient, readerClient] = [await rude.enterTown(), await reader.enterTown()];
    const chatLine = waitForEvent(readerClient, 'chat', (_, text) => text === 'awful words');
    rudeClient.emit('chat', 'awful words');
    await chatLine;
    const { lines } = await chatOf('Rude');
    expect(lines).toMatchObject([{ username: 'Rude', message: 'awful words', isRedacted: false }]);
    const redacted = waitForEvent(readerClient, 'chat_redacted');
    const act = await judge.post('/moderation/redact', { kind: 'chat', id: lines[0]?.id, reason });
    expect(act.body).toMatchObject({ success: true, message: 'Redacted.' });
    expect(await redacted).toEqual(['Rude', 'awful words']);
    expect((await chatOf('Rude')).lines).toMatchObject([{ message: '[redacted]', isRedacted: true }]);
    expect((await audit('Rude'))[0]?.details).toBe(`chat ${lines[0]?.id}: be kind (was: awful words)`);
    for (const client of [rudeClient, readerClient]) client.disconnect();
  });

  it('learn that a line is gone when the process that has it ends before it is redacted', async () => {
    const { database, players } = server.server;
    const rude = await players.byUsername('Rude');
    const line = { id: 'a-1', playerId: rude?.id ?? '', username: 'Rude', text: 'awful words', at: Date.now() };
    const town = { ...NO_TOWN, recentChat: () => Promise.resolve([line]) };
    const { moderation } = createSocialDomains({ db: database.db, players, town });
    const act = moderation.redact(CONSOLE, 'chat', { id: line.id, reason });
    await expect(act).rejects.toMatchObject({ code: 'nothing-to-redact' });
    const entries = await database.db.selectFrom('audit').select('details').execute();
    expect(entries.filter(({ details }) => details.includes(line.id))).toEqual([]);
  });

  it('redact comments, replies, bios and name tags', async () => {
    const [vile, host] = await Caller.all(server, 'Vile', 'Host');
    await vile.admin('membership', '1');
    const comment = String((await vile.post('/profile/Host/comment', { comment: 'vile one' })).body.id);
    const reply = String((await vile.post(`/profile/comment/${comment}/reply`, { reply: 'vile two' })).body.id);
    await vile.post('/profile/bio', { bio: 'vile three' });
    await vile.post('/customization/nametag', { nametag: 'vile four' });
    const redact = (kind: string, id: string) => judge.post('/moderation/redact', { kind, id, reason });
    expect(await redact('reply', comment)).toMatchObject(refusal(404, 'nothing-to-redact'));
    expect(await redact('comment', reply)).toMatchObject(refusal(404, 'nothing-to-redact'));
    const town = await host.enterTown();
    const seen = await vile.enterTown();
    const worn = waitForEvent(town, 'user_updated', (_, json) => json.includes('[redacted]'));
    for (const [kind, id] of [
      ['comment', comment],
      ['reply', reply],
      ['bio', 'vile'],
      ['nametag', 'Vile'],
    ] as const) {
      expect((await redact(kind, id)).body).toMatchObject({ success: true });
    }
    await worn;
    const [left] = await host.list<ProfileComment>('/profile/Host/comment');
    expect(left).toMatchObject({ sender: 'Vile', message: '[redacted]', replies: [{ message: '[redacted]' }] });
    expect((await host.get('/profile/Vile')).body).toMatchObject({ bio: '[redacted]', nametag: '[redacted]' });
    expect((await audit('Vile')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['redact', 'redact', 'redact', 'redact', 'membership']),
    );
    for (const [kind, id] of [
      ['comment', '987654'],
      ['chat', '987654'],
      ['bio', 'Nobody_here'],
      ['bio', 'Host'],
      ['nametag', 'Host'],
    ] as const) {
      expect(await redact(kind, id)).toMatchObject(refusal(404, 'nothing-to-redact'));
    }
    for (const client of [town, seen]) client.disconnect();
  });

  it('cannot act without a reason, with invalid durations or on unknown kinds', async () => {
    await server.register('Victim');
    const at = '/moderation/player/Victim';
    for (const body of [
      { minutes: 5 },
      { minutes: 5, reason: '  ' },
      { minutes: 5, reason: 'x'.repeat(301) },
      { minutes: 0, reason },
      { minutes: 1.5, reason },
      { minutes: '5', reason },
      { minutes: 1e9, reason },
    ]) {
      expect(await judge.post(`${at}/mute`, body)).toMatchObject({ status: 422, body: { success: false } });
    }
    expect(await judge.post(`${at}/unmute`, {})).toMatchObject({ status: 422 });
    expect(await judge.post('/moderation/redact', { kind: 'mail', id: '1', reason })).toMatchObject({ status: 422 });
    expect(await judge.post('/moderation/redact', { kind: 'bio', id: 'a b', reason })).toMatchObject({ status: 422 });
    expect(await judge.post('/moderation/player/Nobody_here/mute', { minutes: 5, reason })).toMatchObject(refusal(404));
    expect(await audit('Victim')).toEqual([]);
  });

  it('cannot act on themselves or on other moderators; administrators can', async () => {
    const peer = await Caller.create(server, 'Peer');
    await peer.admin('access', '1');
    await peer.post('/profile/bio', { bio: 'I moderate' });
    const mute = { minutes: 5, reason };
    expect(await judge.post('/moderation/player/Judge/mute', mute)).toMatchObject(refusal(403, 'oneself'));
    expect(await judge.post('/moderation/player/Peer/mute', mute)).toMatchObject(refusal(403, 'equal-access'));
    expect(await judge.post('/moderation/player/Chief/mute', mute)).toMatchObject(refusal(403, 'equal-access'));
    const redaction = { kind: 'bio', id: 'Peer', reason };
    expect(await judge.post('/moderation/redact', redaction)).toMatchObject(refusal(403, 'equal-access'));
    expect((await chief.get('/profile/Peer')).body.bio).toBe('I moderate');
    expect(await chief.post('/moderation/redact', redaction)).toMatchObject({ status: 200 });
    expect(await chief.post('/moderation/player/Peer/mute', mute)).toMatchObject({ status: 200 });
    expect(await peer.post('/moderation/player/Peer/unmute', { reason })).toMatchObject(refusal(403, 'oneself'));
  });

  it('have calls that other players cannot use', async () => {
    const player = await Caller.create(server, 'Player_1');
    const calls = [
      player.get('/moderation/player/Judge/chat'),
      player.get('/moderation/audit'),
      player.post('/moderation/redact', { kind: 'bio', id: 'Judge', reason }),
      player.post('/moderation/player/Judge/mute', { minutes: 5, reason }),
      player.post('/moderation/player/Judge/unmute', { reason }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject(refusal(403));
  });

  it('have no reports unless the operator switches them on', async () => {
    const player = await Caller.create(server, 'Player_2');
    const body = { kind: 'player', username: 'Judge', category: 'VIOLENCE', text: '' };
    expect(await player.post('/reports', body)).toMatchObject(refusal(404, 'reports-off'));
    expect(await judge.get('/moderation/reports?queue=open')).toMatchObject(refusal(404, 'reports-off'));
    const town = await player.enterTown({ features: [FEATURE_REPORTS] });
    const other = await judge.enterTown();
    const whisper = waitForEvent(town, 'whisper');
    other.emit('chat', 'Player_2: good evening');
    expect(await whisper).toEqual(['Judge', 'good evening', false]);
    for (const client of [town, other]) client.disconnect();
  });

  it('read the audit log in pages', async () => {
    const page = async (number: number) =>
      (await judge.get(`/moderation/audit?page=${number}&limit=2`)).body as {
        entries: AuditEntry[];
        hasMore: boolean;
      };
    const [first, second] = [await page(1), await page(2)];
    expect(first.hasMore).toBe(true);
    const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id));
    expect(ids).toHaveLength(4);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await page(1000)).hasMore).toBe(false);
    expect(await judge.get('/moderation/audit?username=Nobody_here')).toMatchObject(refusal(404));
  });

  it('have the same actions as admin commands', async () => {
    const mutedPlayer = await Caller.create(server, 'Culprit');
    await mutedPlayer.post('/profile/bio', { bio: 'bad' });
    expect(await mutedPlayer.admin('mute', '--minutes', '180')).toBe('Culprit is muted for 3 hours.');
    expect(await mutedPlayer.post('/profile/bio', { bio: 'x' })).toMatchObject(refusal(403, 'muted'));
    expect(await mutedPlayer.admin('unmute')).toBe('Culprit may talk again.');
    await expect(mutedPlayer.admin('unmute')).rejects.toThrow('Culprit is not muted.');
    expect(await mutedPlayer.admin('mute')).toBe('Culprit is muted for 24 hours.');
    await expect(mutedPlayer.admin('mute', '--minutes', '0')).rejects.toThrow('--minutes must be a whole number');
    const run = (...argv: string[]) => runCommand(server.server.admin, argv, argv.join(' '));
    expect(await run('redact', 'bio', 'Culprit')).toBe('Redacted.');
    await expect(run('redact', 'bio', 'Judge')).rejects.toThrow('There is no bio of this id.');
    await expect(run('redact', 'poem', '1')).rejects.toThrow('"poem" is none of chat, comment');
    expect((await audit('Culprit')).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'console redact',
      'console mute',
      'console unmute',
      'console mute',
    ]);
  });
});
