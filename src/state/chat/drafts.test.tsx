import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { session } from '../session/session.ts';

const signIn = (username: string | null): void => {
  session.user = username === null ? null : ({ username } as typeof session.user);
};

beforeEach(() => {
  localStorage.clear();
  signIn('ana');
});
afterEach(() => vi.restoreAllMocks());

describe('drafts', () => {
  it('are kept by key until they are removed', () => {
    keepDraft('mail:ben', 'Dear Ben');
    keepDraft('bio', 'I like moths');
    keepDraft('mail:ben', 'Dear Ben,');
    expect([readDraft('mail:ben'), readDraft('bio'), readDraft('mail:cleo')]).toEqual([
      'Dear Ben,',
      'I like moths',
      '',
    ]);
    forgetDraft('mail:ben');
    expect([readDraft('mail:ben'), readDraft('bio')]).toEqual(['', 'I like moths']);
  });

  it('are private to their author and survive a sign-out', () => {
    keepDraft('mail:ben', 'Dear Ben');
    signIn(null);
    keepDraft('mail:ben', 'Dear Ben, one more');
    signIn('cleo');
    expect(readDraft('mail:ben')).toBe('');
    signIn('ana');
    expect(readDraft('mail:ben')).toBe('Dear Ben, one more');
  });

  it('work without storage', () => {
    localStorage.setItem('drafts', '{"not": "a list"}');
    expect(readDraft('bio')).toBe('');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    keepDraft('bio', 'kept by the page');
    expect(readDraft('bio')).toBe('kept by the page');
    vi.restoreAllMocks();
    keepDraft('bio', 'stored again');
    expect(localStorage.getItem('drafts')).toContain('stored again');
  });

  it('drops the oldest beyond fifty', () => {
    for (let count = 0; count <= 50; count += 1) keepDraft(`mail:${count}`, 'x');
    expect([readDraft('mail:0'), readDraft('mail:1')]).toEqual(['', 'x']);
  });
});
