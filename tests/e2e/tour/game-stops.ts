/** The stops of the tour in FLOW, its daily board and the cookie game. */
import type { Stop } from './tour.ts';

export const FLOW_STOP: Stop = {
  name: 'FLOW',
  open: async (tour) => {
    await tour.screen('Profile', 'FLOW');
    await tour.shows('grid', 'FLOW board');
    await tour.press('button', 'Hint');
  },
};

export const LATER_GAME_STOPS: readonly Stop[] = [
  {
    name: 'cookie game',
    open: async (tour) => {
      await tour.press('button', 'Cookie game');
      await tour.press('button', 'Bake a cookie');
      await tour.shows('button', 'Save Game');
    },
  },
  {
    name: 'buildings of the bakery',
    open: async (tour) => {
      await tour.use(tour.page.getByText('Buildings', { exact: true }));
      await tour.shows('button', /×10/);
    },
  },
  {
    name: 'copy or import',
    open: async (tour) => {
      await tour.use(tour.page.getByText('Copy or import'));
      await tour.shows('textbox', 'Game as text');
    },
  },
  {
    name: 'lantern board of the day',
    open: async (tour) => {
      await tour.screen('Profile', 'FLOW');
      await tour.press('button', 'Lantern board');
      await tour.shows('button', 'Start a try');
    },
  },
  {
    name: 'try of the lantern board',
    open: async (tour) => {
      await tour.press('button', 'Start a try');
      await tour.shows('grid', 'FLOW board');
    },
  },
];
