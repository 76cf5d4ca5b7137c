/** Rules of the forum: validation of posts, sensitive posts, pages of replies. */
import { describe, expect, it } from 'vitest';
import { isSensitive, replyPages } from './forum.ts';
import { checkPost } from './forum-post.ts';
import type { SentenceData } from './sentence.ts';
import { SENTENCES } from './sentences.ts';

const problemOf = (said: SentenceData | null): string | null => said && SENTENCES[said.code];
const GOOD = { title: 'About benches', category: 'general', message: 'x'.repeat(50) };

describe('a new post', () => {
  it('is validated in the order of the specification', () => {
    expect(problemOf(checkPost({ title: '  ', category: '', message: '' }))).toBe('Title required.');
    expect(problemOf(checkPost({ ...GOOD, title: '\u200b\u200d\u2060\ufeff\u3164' }))).toBe('Title required.');
    expect(problemOf(checkPost({ ...GOOD, title: 'abcd\u200b' }))).toMatch(/^Title must be/);
    expect(problemOf(checkPost({ ...GOOD, message: '[b][/b]'.repeat(20) }))).toBe('Content required.');
    expect(problemOf(checkPost({ ...GOOD, message: `${'x'.repeat(49)}${'\u200b'.repeat(50)}` }))).toMatch(
      /^Content must be/,
    );
    expect(problemOf(checkPost({ ...GOOD, message: `[b]${'x'.repeat(49)}[/b]` }))).toMatch(/^Content must be/);
    expect(checkPost({ ...GOOD, message: `[b]${'x'.repeat(50)}[/b]` })).toBeNull();
    expect(problemOf(checkPost({ title: 'a', category: 'all', message: '' }))).toBe('Category required.');
    expect(problemOf(checkPost({ title: 'a', category: 'general', message: ' ' }))).toBe('Content required.');
    expect(problemOf(checkPost({ title: 'abcd', category: 'general', message: 'x' }))).toMatch(/^Title must be/);
    expect(problemOf(checkPost({ ...GOOD, message: 'x'.repeat(49) }))).toBe(
      'Content must be between 50 and 10,000 characters.',
    );
    expect(problemOf(checkPost({ ...GOOD, message: 'x'.repeat(10_001) }))).toMatch(/^Content must be/);
    expect(problemOf(checkPost({ ...GOOD, title: 'x'.repeat(101) }))).toMatch(/^Title must be/);
  });

  it('is accepted at the maximum lengths', () => {
    expect(checkPost(GOOD)).toBeNull();
    expect(checkPost({ title: 'x'.repeat(100), category: 'clothes', message: 'x'.repeat(10_000) })).toBeNull();
  });
});

describe('a post', () => {
  it("is sensitive by the viewer's vote, by its words, and by more than three votes", () => {
    const post = { hasNSFWVoted: false, automaticallyNSFW: false, nsfwVotes: 3 };
    expect(isSensitive(post)).toBe(false);
    expect(isSensitive({ ...post, nsfwVotes: 4 })).toBe(true);
    expect(isSensitive({ ...post, hasNSFWVoted: true })).toBe(true);
    expect(isSensitive({ ...post, automaticallyNSFW: true })).toBe(true);
  });
});

describe('pages of replies', () => {
  it('are hidden for a single page', () => {
    expect(replyPages(1, 0)).toEqual([]);
    expect(replyPages(1, 15)).toEqual([]);
    expect(replyPages(1, 16)).toEqual([1, 2]);
  });

  it('are the first, the last and two on each side of the current one, with gaps', () => {
    expect(replyPages(1, 300)).toEqual([1, 2, 3, 'gap', 20]);
    expect(replyPages(10, 300)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(replyPages(4, 300)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20]);
    expect(replyPages(20, 300)).toEqual([1, 'gap', 18, 19, 20]);
  });
});
