/** The card of the day's board: who has no try left learns when the next board comes. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import type { DailyBoard } from '../../../shared/contract/flow.ts';
import { text } from '../text.ts';
import { DailyCard } from './daily-card.tsx';

const server = servePage();
const BOARD: DailyBoard = {
  success: true,
  day: 20_000,
  endsInMs: 3_600_000,
  triesLeft: 0,
  hasOpenTry: false,
  bestScore: 800,
  isFinished: false,
  place: 1,
  players: 1,
  friends: [],
  top: [],
  lanterns: 3,
  prize: { id: 'lantern-crown-copper', isMine: false },
};

beforeEach(() => signInAs(userNamed('mirabel')));

it.each([
  { triesLeft: 0, hasOpenTry: false, isOver: true },
  { triesLeft: 0, hasOpenTry: true, isOver: false },
  { triesLeft: 1, hasOpenTry: false, isOver: false },
])('with $triesLeft tries left and an open one $hasOpenTry', async ({ isOver, ...tries }) => {
  server.answers.set('GET /flow/daily', () => [200, { ...BOARD, ...tries }]);
  renderWithQueries(<DailyCard onStart={() => Promise.resolve()} />);
  const start = await screen.findByRole('button', { name: tries.hasOpenTry ? text.goOn : text.startTry });
  expect([start.hasAttribute('disabled'), screen.queryByText(text.newBoard) !== null]).toEqual([isOver, isOver]);
});
