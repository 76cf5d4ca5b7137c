import { describe, expect, it } from 'vitest';
import { parseClientConfig } from './client-config.ts';

const sameOrigin = { instance: '', central: '', avatars: '', storage: '', admin: '' };

describe('parseClientConfig', () => {
  it.each([undefined, null, '', '{', '[]', '7', '{"hosts":7,"socialLinks":{},"signInProviders":[1]}'])(
    'parses %s to the same origin without links',
    (text) => {
      expect(parseClientConfig(text)).toEqual({
        hosts: sameOrigin,
        mediaOrigins: [],
        socialLinks: [],
        signInProviders: [],
        radioStreamUrl: '/radio/stream.mp3',
        contactEmail: null,
        purchaseLinks: {},
        boostLeaderboard: [],
        asksBirthDate: false,
        hasNodes: false,
        hasReports: false,
        hasSessionCookie: null,
      });
    },
  );

  it('accepts web addresses without their last slash, and drops other values', () => {
    const text = JSON.stringify({
      hosts: { storage: 'https://cdn.example/', admin: 'javascript:alert(1)', avatars: 5 },
    });
    expect(parseClientConfig(text).hosts).toEqual({ ...sameOrigin, storage: 'https://cdn.example' });
  });

  it('shows reports only where the server says so', () => {
    for (const [text, expected] of [
      ['{"hasReports":true}', true],
      ['{"hasReports":1}', false],
    ] as const)
      expect(parseClientConfig(text).hasReports).toBe(expected);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['0', null],
    ['"false"', null],
  ])('parses the session cookie %s to %s', (text, expected) => {
    expect(parseClientConfig(`{"hasSessionCookie":${text}}`).hasSessionCookie).toBe(expected);
  });

  it('uses the configured radio station', () => {
    const stationOf = (radioStreamUrl: unknown): string =>
      parseClientConfig(JSON.stringify({ radioStreamUrl })).radioStreamUrl;
    expect(stationOf('https://radio.example/bay.mp3')).toBe('https://radio.example/bay.mp3');
    expect(stationOf('javascript:alert(1)')).toBe('/radio/stream.mp3');
    expect(stationOf(null)).toBe('/radio/stream.mp3');
  });

  it('rejects links that are no web addresses', () => {
    const good = { label: 'Chat', url: 'https://chat.example' };
    expect(parseClientConfig(JSON.stringify({ socialLinks: [good] })).socialLinks).toEqual([good]);
    const bad = { label: 'Chat', url: 'javascript:alert(1)' };
    expect(parseClientConfig(JSON.stringify({ socialLinks: [good, bad] })).socialLinks).toEqual([]);
  });
});
