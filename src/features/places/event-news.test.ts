import { expect, it } from 'vitest';
import { haveNews, seenOf } from './event-news.ts';

const event = (date: string, title: string) => ({ date, title, text: '' });
const night = event('2026-11-21', 'Lantern Night');
const market = event('2026-12-05', 'Market day');
const TODAY = '2026-11-20';

it('has news until an announced event was looked at', () => {
  expect(haveNews([], null, TODAY)).toBe(false);
  expect(haveNews([event('2026-11-19', 'Over')], null, TODAY)).toBe(false);
  expect(haveNews([night], null, TODAY)).toBe(true);
  const seen = seenOf([night], TODAY);
  expect(haveNews([night], seen, TODAY)).toBe(false);
  expect(haveNews([night, market], seen, TODAY)).toBe(true);
});

it('has news again on the day of an event, until it is looked up that day', () => {
  expect(haveNews([night], seenOf([night], TODAY), night.date)).toBe(true);
  expect(haveNews([night], seenOf([night], night.date), night.date)).toBe(false);
});
