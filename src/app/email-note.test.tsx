import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collectToasts } from '../../tests/support/served-page.ts';
import { navigate, route } from '../state/session/route.ts';
import { EMAIL_CONFIRMED, EMAIL_EXPIRED, useEmailNote } from './email-note.ts';

const toasts = collectToasts();
afterEach(() => navigate('/', 'replace'));

it.each([
  ['?email=confirmed', [{ text: EMAIL_CONFIRMED, tone: 'ok' }], ''],
  ['?renderer=core&email=expired', [{ text: EMAIL_EXPIRED, tone: 'bad' }], '?renderer=core'],
  ['?email=<b>', [], '?email=%3Cb%3E'],
  ['', [], ''],
])('the address /%s shows its note once', (search, expected, rest) => {
  navigate(`/${search}`, 'replace');
  renderHook(useEmailNote).unmount();
  expect(toasts).toMatchObject(expected);
  expect(toasts).toHaveLength(expected.length);
  expect(route.search).toBe(rest);
  renderHook(useEmailNote);
  expect(toasts).toHaveLength(expected.length);
});
