/** The question mark, and the page that it opens. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import { settings } from '../../state/settings/settings.ts';
import { listenToHelpKey } from './help-key.ts';
import HowToPlayScreen from './how-to-play-screen.tsx';

let stop: () => void;
beforeAll(fillPageGaps);
beforeEach(() => {
  closeScreens();
  stop = listenToHelpKey();
});
afterEach(() => {
  cleanup();
  settings.hasLetterKeys = true;
  stop();
});

const opened = () => dialogs.screens.map(({ name }) => name);

it('opens How to play while the town has the focus', async () => {
  render(<main tabIndex={-1} />);
  screen.getByRole('main').focus();
  await userEvent.keyboard('?');
  expect(opened()).toEqual(['how-to-play']);
});

it('is a character in fields, and does nothing on buttons or when letter keys are off', async () => {
  render(
    <>
      <input aria-label="Message" />
      <button type="button">Menu</button>
    </>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'why?');
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('why?');
  screen.getByRole('button').focus();
  await userEvent.keyboard('?');
  screen.getByRole('button').blur();
  settings.hasLetterKeys = false;
  await userEvent.keyboard('?');
  expect(opened()).toEqual([]);
});

it('shows each topic for mouse, keys and touch', () => {
  render(<HowToPlayScreen />);
  const topics = screen.getAllByRole('region').filter((region) => within(region).queryAllByRole('table').length === 0);
  expect(topics.length).toBeGreaterThan(5);
  for (const topic of topics) {
    expect(
      within(topic)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mouse', 'Keys', 'Touch']);
  }
  expect(within(screen.getByRole('region', { name: 'Walk' })).getByText(/arrow key/)).toBeTruthy();
});

it('lists every key by the place where it works, and says when letters are off', () => {
  settings.hasLetterKeys = false;
  render(<HowToPlayScreen />);
  const keys = within(screen.getByRole('region', { name: 'All keys' }));
  const rowsOf = (name: RegExp): string[] =>
    within(keys.getByRole('table', { name }))
      .getAllByRole('rowheader')
      .flatMap((row) => [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent));
  expect(rowsOf(/^In the town\s*Letters, plus and minus are off/)).toEqual(
    expect.arrayContaining(['W', 'A', 'S', 'D', 'L', 'H', 'E', '?', 'Plus', 'Minus', 'Enter']),
  );
  expect(rowsOf(/^In the list of mails\s*Letters/)).toEqual(['J', 'K', 'R', 'S']);
  expect(rowsOf(/^In longer texts$/)).toHaveLength(11);
});
