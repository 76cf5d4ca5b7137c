import { describe, expect, it } from 'vitest';
import { isPushEndpoint, isPushHost, PUSH_HOSTS } from './push-hosts.ts';

describe('push hosts', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QA',
    'https://fcm.googleapis.com:443/x',
  ])('include %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://evil.example/fcm.googleapis.com',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('do not include %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(false);
  });

  it('may have a port', () => {
    expect(isPushEndpoint('https://localhost:9443/a', ['localhost:9443'])).toBe(true);
    expect(isPushEndpoint('https://localhost/a', ['localhost:9443'])).toBe(false);
    expect(['push.example', '*.push.example', 'localhost:9443'].every(isPushHost)).toBe(true);
    expect(['', '*', '*.', 'https://push.example', 'push.example/x', 'a b', '.example'].some(isPushHost)).toBe(false);
  });
});
