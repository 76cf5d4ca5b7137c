/** The stops of the tour in the forum: lists, posts, answers, the menus of moderators and tips. */
import { dialogOf, type Stop } from './tour.ts';
import { POST_OF_FRIEND } from './world.ts';

export const WRITING_STOPS: Stop[] = [
  {
    name: 'forums',
    open: async (tour) => {
      await tour.screen('Menu', 'Forums');
      await tour.shows('article');
    },
  },
  {
    name: 'new post with an error',
    open: async (tour) => {
      await tour.press('button', 'New post');
      await tour.shows('toolbar', 'Formatting');
      await tour.press('button', 'Post');
      await tour.shows('alert');
    },
  },
  {
    name: 'post',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'Welcome! What your texts can do');
      await tour.shows('button', 'Add a comment');
    },
  },
  {
    name: 'menu of moderators',
    open: async (tour) => {
      await tour.use(tour.find('button', 'Moderate').first());
      await tour.shows('menu');
    },
  },
  {
    name: 'reason',
    open: async (tour) => {
      await tour.press('menuitem', 'Pin');
      await tour.shows('textbox', 'Reason');
    },
  },
  {
    name: 'answer',
    open: async (tour) => {
      await tour.escape();
      await tour.press('button', 'Add a comment');
      await tour.shows('toolbar', 'Formatting');
    },
  },
  {
    name: 'post of another player',
    open: async (tour) => {
      await tour.world.write();
      await tour.screen('Menu', 'Forums');
      await tour.press('button', POST_OF_FRIEND);
      await tour.shows('button', /^Tip /);
    },
  },
  ...dialogOf('tip', 'button', /^Tip /),
];
