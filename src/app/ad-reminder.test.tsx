import { beforeEach, describe, expect, it } from 'vitest';
import { AD_STORAGE_KEY, isAdDue, openAdIfDue } from './ad-reminder.ts';
import { closeScreens, dialogs, openScreenByName } from '../screens/screens.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 864e5;

beforeEach(() => {
  localStorage.clear();
  closeScreens();
});

const openNames = () => dialogs.screens.map(({ name }) => name);

describe('the dialog that opens once a day', () => {
  it('is due when the last time is more than 24 hours ago', () => {
    expect(isAdDue(String(NOW - DAY_MS), NOW)).toBe(false);
    expect(isAdDue(String(NOW - DAY_MS - 1), NOW)).toBe(true);
  });

  it.each([[null], [''], ['yesterday'], ['NaN'], [String(NOW + 1)]])(
    'is not due after %j, and begins the day anew',
    (stored) => {
      if (stored !== null) localStorage.setItem(AD_STORAGE_KEY, stored);
      openAdIfDue(localStorage, NOW);
      expect(openNames()).toEqual([]);
      expect(localStorage.getItem(AD_STORAGE_KEY)).toBe(String(NOW));
    },
  );

  it('opens, remembers the moment, and stays closed for another day', () => {
    localStorage.setItem(AD_STORAGE_KEY, String(NOW - DAY_MS - 1));
    openAdIfDue(localStorage, NOW);
    expect(openNames()).toEqual(['membership']);
    expect(localStorage.getItem(AD_STORAGE_KEY)).toBe(String(NOW));
    closeScreens();
    openAdIfDue(localStorage, NOW + DAY_MS);
    expect(openNames()).toEqual([]);
    expect(localStorage.getItem(AD_STORAGE_KEY)).toBe(String(NOW));
  });

  it('waits while another dialog is open', () => {
    localStorage.setItem(AD_STORAGE_KEY, '0');
    openScreenByName('feed');
    openAdIfDue(localStorage, NOW);
    expect(openNames()).toEqual(['feed']);
    expect(localStorage.getItem(AD_STORAGE_KEY)).toBe('0');
  });

  it('never opens where nothing can be remembered', () => {
    const memory = {
      getItem: () => '0',
      setItem: () => {
        throw new Error('full');
      },
    };
    openAdIfDue(memory, NOW);
    expect(openNames()).toEqual([]);
  });
});
