import { describe, expect, it } from 'vitest';
import { type RequestFacts, assetsOf, handlingOf, isLeftOver, languageIn } from './service-rules.ts';

const ORIGIN = 'https://bay.example';
const ask = (path: string, change: Partial<RequestFacts> = {}): string =>
  handlingOf(
    { url: new URL(path, ORIGIN).href, method: 'GET', isNavigation: false, isPartial: false, ...change },
    ORIGIN,
  );

describe('the service worker', () => {
  it('caches content-addressed files forever', () => {
    for (const path of ['/assets/index-abc.js', '/storage/items/a/feminine/layers.bin?v=1', '/ui/logo.webp?v=2']) {
      expect(ask(path)).toBe('forever');
    }
  });

  it('fetches art without a version from the network first', () => {
    for (const path of ['/emojis/cat.webp', '/storage/manifest.json', '/gltf/cat.glb', '/game-assets/x.json']) {
      expect(ask(path)).toBe('fresh');
    }
  });

  it('does not handle any other request', () => {
    for (const path of [
      '/session',
      '/radio/stream.mp3',
      '/avatars/Ida.webp',
      '/storage/uploads/5f2c.png',
      '/storage/outfits/pier.webp?v=1',
      '/socket.io/?v=1',
      '/uix/a',
      '/mail?v=1',
    ]) {
      expect(ask(path)).toBe('pass');
    }
    expect(ask('https://elsewhere.example/ui/logo.webp?v=1')).toBe('pass');
    expect(ask('/ui/logo.webp?v=1', { method: 'POST' })).toBe('pass');
    expect(ask('/storage/guide.pdf?v=1', { isPartial: true })).toBe('pass');
  });

  it('removes pictures of players that an earlier version kept', () => {
    const kept = [
      '/storage/items/a/layers.bin?v=1',
      '/storage/uploads/5f2c.png',
      '/ui/a.webp',
      '/storage/outfits/pier.webp',
    ];
    expect(kept.filter((path) => isLeftOver(new URL(path, ORIGIN).href))).toEqual([kept[1], kept[3]]);
  });

  it('handles only pages of the client', () => {
    const open = (path: string): string => ask(path, { isNavigation: true });
    expect([open('/'), open('/login?error=x'), open('/reset-password?token=x')]).toEqual(['page', 'page', 'page']);
    expect([open('/docs'), open('/auth/callback/google?code=x'), open('/ui/creations/guide.pdf?v=1')]).toEqual([
      'pass',
      'pass',
      'pass',
    ]);
  });

  it('lists the assets that a page references', () => {
    const page =
      '<link href="/assets/a.css"><script src="/assets/b.js"></script><link href="/assets/a.css"><a href="/ui/x">';
    expect(assetsOf(page)).toEqual(['/assets/a.css', '/assets/b.js']);
  });

  it('reads the language of a page', () => {
    expect(languageIn('<!doctype html><html class="a" lang="pt-BR" dir="ltr"><p lang="de">')).toBe('pt-BR');
    expect(languageIn('<html><p lang="de">')).toBeNull();
  });
});
