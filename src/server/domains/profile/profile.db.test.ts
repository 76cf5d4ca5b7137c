/** Profiles: their content for each viewer, the fields that owners and members can set, and rejected values. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullProfile, getQuickProfile } from '../../../shared/contract/profile.ts';
import { BIO_MAX_LENGTH, NAMETAG_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

describe('profiles', () => {
  let server: TestServer;
  let ada: Caller;
  let bob: Caller;
  beforeAll(async () => {
    server = await startServer({ env: { REDACTED_WORDS: 'darn' } });
    [ada, bob] = await Caller.all(server, 'Ada', 'Bob');
  });
  afterAll(() => server.stop());

  const full = async (viewer: Caller, of: Caller) => (await viewer.get(`/profile/${of.username}`)).body;

  it('have the default fields for a new player', async () => {
    const dora = await Caller.create(server, 'Dora');
    const profile = await full(dora, dora);
    expect(fullProfile.parse(profile)).toEqual(profile);
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
    expect(profile).toEqual({
      success: true,
      message: '',
      username: 'Dora',
      bio: '',
      bioColor: null,
      nametagColor: null,
      nametag: '',
      membership: 0,
      badges: 0,
      isOnline: false,
      location: '',
      honor: 0,
      createdAt: today,
      match: null,
      isFriends: false,
      isMatch: false,
      isBlocked: false,
      hasPendingRequest: false,
      canAddFriend: true,
      favouriteOutfit: null,
    });
    const quick = (await ada.get('/profile/dORA/quickAction')).body;
    expect(getQuickProfile.reply.safeParse(quick).data).toEqual(quick);
    expect(quick).toMatchObject({ username: 'Dora', isOnline: false, isFriends: false, badges: 0 });
  });

  it('contain the bio, location and colour that the owner sets', async () => {
    const bio = `[b]I [i]am[/b] Ada[/i] <script>alert(1)</script> darn\n${'x'.repeat(1000)}`;
    expect((await ada.post('/profile/bio', { bio })).body).toMatchObject({
      success: true,
      message: 'Your bio was saved.',
    });
    expect((await ada.post('/profile/location', { location: 'jp' })).body.success).toBe(true);
    expect((await ada.post('/profile/bioColor', { bioColor: '#AABBCC' })).body.success).toBe(true);
    expect(await full(bob, ada)).toMatchObject({
      bio: bio.replace('darn', '[redacted]'),
      location: 'jp',
      bioColor: '#aabbcc',
    });
    for (const [call, body] of [
      ['/profile/bio', { bio: ' ' }],
      ['/profile/location', { location: '' }],
      ['/profile/bioColor', { bioColor: '' }],
    ] as const) {
      expect((await ada.post(call, body)).body.success).toBe(true);
    }
    expect(await full(bob, ada)).toMatchObject({ bio: '', location: '', bioColor: null });
    expect((await ada.post('/profile/location', { location: 'NL' })).body.success).toBe(true);
    expect(await full(bob, ada)).toMatchObject({ location: 'nl' });
    expect((await ada.post('/profile/location', { location: 'moon' })).body.success).toBe(true);
  });

  it.each([
    ['a bio that is too long', '/profile/bio', { bio: 'x'.repeat(BIO_MAX_LENGTH + 1) }],
    ['a bio that is not a text', '/profile/bio', { bio: { length: 3 } }],
    ['an unknown location', '/profile/location', { location: 'Atlantis' }],
    ['a name of the object prototype as a location', '/profile/location', { location: '__proto__' }],
    ['a long location', '/profile/location', { location: 'x'.repeat(21) }],
    ['a colour by name', '/profile/bioColor', { bioColor: 'red' }],
    ['a short colour', '/profile/bioColor', { bioColor: '#abc' }],
    ['a colour with trailing text', '/profile/bioColor', { bioColor: '#aabbcc;x' }],
    ['a colour with a trailing line feed', '/profile/bioColor', { bioColor: '#aabbcc\n' }],
    ['a colour that is a number', '/profile/bioColor', { bioColor: 0xaabbcc }],
  ])('reject %s', async (_, call, body) => {
    const before = await full(bob, bob);
    expect(await bob.post(call, body)).toMatchObject({ status: 422, body: { success: false } });
    expect(await full(bob, bob)).toEqual(before);
  });

  it('accept a bio of exactly the maximum length', async () => {
    const bio = 'ü'.repeat(BIO_MAX_LENGTH);
    expect((await bob.post('/profile/bio', { bio })).status).toBe(200);
    expect((await full(ada, bob)).bio).toBe(bio);
  });

  it('have a name tag and a name colour only for members, shown during the membership', async () => {
    const mia = await Caller.create(server, 'Mia');
    const tag = { nametag: '  of the \n moths\u202e darn ' };
    const color = { nameColor: '#12AB34' };
    expect(await mia.post('/customization/nametag', tag)).toMatchObject(refusal(403, 'members-only'));
    expect(await mia.post('/customization/nameColor', color)).toMatchObject(refusal(403, 'members-only'));
    await mia.admin('membership', '1');
    expect((await mia.post('/customization/nametag', tag)).body.success).toBe(true);
    expect((await mia.post('/customization/nameColor', color)).body.success).toBe(true);
    const shown = { nametag: 'of the   moths  [redacted]', nametagColor: '#12ab34', membership: 1 };
    expect(await full(ada, mia)).toMatchObject(shown);
    expect((await ada.get('/profile/Mia/quickAction')).body).toMatchObject({
      membership: 1,
      customization: { nametagColor: '#12ab34' },
    });
    expect((await ada.get('/profile/customization/Mia')).body).toMatchObject({ nametagColor: '#12ab34' });
    await mia.admin('membership', '0');
    expect(await full(ada, mia)).toMatchObject({ nametag: '', nametagColor: null, membership: 0 });
    expect((await ada.get('/profile/customization/Mia')).body).toMatchObject({ nametagColor: null });
    await mia.admin('membership', '3');
    expect(await full(ada, mia)).toMatchObject({ ...shown, membership: 3 });
    for (const [call, body] of [
      ['nametag', { nametag: '' }],
      ['nameColor', { nameColor: '' }],
    ] as const) {
      expect((await mia.post(`/customization/${call}`, body)).body.success).toBe(true);
    }
    expect(await full(ada, mia)).toMatchObject({ nametag: '', nametagColor: null });
    expect(await mia.post('/customization/nametag', { nametag: 'x'.repeat(NAMETAG_MAX_LENGTH + 1) })).toMatchObject(
      refusal(422, 'invalid'),
    );
    expect(await mia.post('/customization/nameColor', { nameColor: 'url(x)' })).toMatchObject({ status: 422 });
  });

  it('change a colour without changing the worn items', async () => {
    const nel = await Caller.create(server, 'Nel');
    await nel.admin('membership', '1');
    const before = (await nel.record()).customization;
    await Promise.all(['#000001', '#000002'].map((nameColor) => nel.post('/customization/nameColor', { nameColor })));
    const after = (await nel.record()).customization;
    expect({ ...after, nametagColor: null }).toEqual({ ...before, nametagColor: null });
    expect(after.nametagColor).toMatch(/^#00000[12]$/);
  });

  it('show badges, which are set and cleared by name', async () => {
    const ott = await Caller.create(server, 'Ott');
    expect(await ott.admin('badge', 'Fashion', 'Icon', 'on')).toBe('Ott now has the badge Fashion Icon.');
    await ott.admin('badge', 'creator', 'on');
    expect(await full(ada, ott)).toMatchObject({ badges: 40 });
    await ott.admin('badge', 'Fashion', 'Icon', 'off');
    expect((await ada.get('/profile/Ott/quickAction')).body).toMatchObject({ badges: 8 });
    await expect(ott.admin('badge', 'Hero', 'on')).rejects.toThrow('"Hero" is none of Early Access, Donator');
    await expect(ott.admin('badge', 'Creator', 'maybe')).rejects.toThrow('expected: badge USER NAME on|off');
  });

  it('of unknown players are not found', async () => {
    for (const name of ['Nobody_here', 'a%00b', '%F0%9F%98%80', "'%20or%201=1"]) {
      expect(await ada.get(`/profile/${name}`)).toMatchObject(refusal(404));
      expect(await ada.get(`/profile/${name}/quickAction`)).toMatchObject(refusal(404));
    }
  });
});
