import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, readText, writeStored, writeText } from './browser-storage.ts';

const shape = z.object({ count: z.number() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('stored values', () => {
  it('are read back from their own area', () => {
    expect(writeStored('local', 'key', { count: 1 })).toBe(true);
    expect(writeStored('session', 'key', { count: 2 })).toBe(true);
    expect(readStored('local', 'key', shape)).toEqual({ count: 1 });
    expect(readStored('session', 'key', shape)).toEqual({ count: 2 });
    expect(localStorage.getItem('key')).toBe('{"count":1}');
  });

  it.each(['', '{', 'null', '{"count":"1"}'])('are null for the text %j', (text) => {
    localStorage.setItem('key', text);
    expect(readStored('local', 'key', shape)).toBeNull();
  });

  it('are null without an entry', () => {
    expect(readStored('local', 'key', shape)).toBeNull();
    expect(readText('session', 'key')).toBeNull();
  });

  it('are removed by null', () => {
    writeStored('local', 'key', { count: 1 });
    expect(writeStored('local', 'key', null)).toBe(true);
    expect(localStorage.getItem('key')).toBeNull();
  });

  it('are plain text, also when it is no JSON', () => {
    expect(writeText('session', 'key', 'a: b')).toBe(true);
    expect(readText('session', 'key')).toBe('a: b');
  });
});

describe('a storage that is full or forbidden', () => {
  it('makes writing return false', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored('local', 'key', { count: 1 })).toBe(false);
    expect(writeText('session', 'key', 'text')).toBe(false);
  });

  it('makes reading return null, also when the page may not reach it at all', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readStored('local', 'key', shape)).toBeNull();
    expect(readText('local', 'key')).toBeNull();
    expect(writeText('local', 'key', null)).toBe(false);
  });
});
