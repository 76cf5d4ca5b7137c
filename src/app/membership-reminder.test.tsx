import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REMINDER_STORAGE_KEY, isReminderDue, openReminderIfDue } from './membership-reminder.ts';
import { closeScreens, dialogs, openScreenByName } from '../screens/screens.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 864e5;

beforeEach(() => {
  localStorage.clear();
  closeScreens();
});

const openNames = () => dialogs.screens.map(({ name }) => name);

describe('the membership reminder', () => {
  it('is due when the last opening is more than 24 hours ago', () => {
    expect(isReminderDue(String(NOW - DAY_MS), NOW)).toBe(false);
    expect(isReminderDue(String(NOW - DAY_MS - 1), NOW)).toBe(true);
  });

  it.each([[null], [''], ['yesterday'], ['NaN'], [String(NOW + 1)]])(
    'is not due for the stored value %j, and stores the current time',
    (stored) => {
      if (stored !== null) localStorage.setItem(REMINDER_STORAGE_KEY, stored);
      openReminderIfDue(NOW);
      expect(openNames()).toEqual([]);
      expect(localStorage.getItem(REMINDER_STORAGE_KEY)).toBe(String(NOW));
    },
  );

  it('opens, stores the time, and stays closed for another day', () => {
    localStorage.setItem(REMINDER_STORAGE_KEY, String(NOW - DAY_MS - 1));
    openReminderIfDue(NOW);
    expect(openNames()).toEqual(['membership']);
    expect(localStorage.getItem(REMINDER_STORAGE_KEY)).toBe(String(NOW));
    closeScreens();
    openReminderIfDue(NOW + DAY_MS);
    expect(openNames()).toEqual([]);
    expect(localStorage.getItem(REMINDER_STORAGE_KEY)).toBe(String(NOW));
  });

  it('waits while another dialog is open', () => {
    localStorage.setItem(REMINDER_STORAGE_KEY, '0');
    openScreenByName('feed');
    openReminderIfDue(NOW);
    expect(openNames()).toEqual(['feed']);
    expect(localStorage.getItem(REMINDER_STORAGE_KEY)).toBe('0');
  });

  it('never opens when storage is not writable', () => {
    localStorage.setItem(REMINDER_STORAGE_KEY, '0');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    openReminderIfDue(NOW);
    setItem.mockRestore();
    expect(openNames()).toEqual([]);
  });
});
