import { afterEach, describe, expect, it } from 'vitest';
import { navigate, route, safeCallbackUrl, startRouter } from './route.ts';

afterEach(() => navigate('/', 'replace'));

describe('safeCallbackUrl', () => {
  const origin = 'https://promenade.example';

  it.each([
    [null, '/'],
    ['', '/'],
    ['/', '/'],
    ['/reset-password?token=a#b', '/reset-password?token=a#b'],
    ['/openapi.json', '/openapi.json'],
    ['/a/../b', '/b'],
  ])('%s leads to %s', (value, expected) => {
    expect(safeCallbackUrl(value, origin)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    ' /path',
    'path',
    'https://promenade.example/x',
    '/login?callbackUrl=/login',
    '/x/..//evil.example',
  ])('%j is refused', (value) => {
    expect(safeCallbackUrl(value, origin)).toBe('/');
  });
});

describe('navigate', () => {
  it('notifies all subscribers of the new path', () => {
    const stop = startRouter();
    navigate('/login?callbackUrl=/x');
    expect(route).toMatchObject({ path: '/login', search: '?callbackUrl=/x' });
    expect(window.location.pathname).toBe('/login');
    stop();
  });

  it('follows the back button', async () => {
    const stop = startRouter();
    navigate('/login');
    navigate('/reset-password');
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await popped;
    expect(route.path).toBe('/login');
    stop();
  });
});
