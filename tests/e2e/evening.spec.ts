/**
 * The tasks of an evening without sight and without a mouse: by the accessibility tree alone (`tree-page.ts`). Each task is a step
 * with its name in these lists.
 */
import { callAs } from './calls.ts';
import { findSwap } from './flow-swap.ts';
import { newPlayer } from './new-player.ts';
import { TreePage } from './pages/tree-page.ts';
import { expect, test } from './test.ts';

const TOWN = [
  'register',
  'sign in',
  'open the list of surroundings by the first stop of Tab',
  'hear where I am',
  'walk to a named place and hear the arrival',
  'hear who comes near',
  'find a friend and walk there',
  'wave',
  'sit down on a bench',
  'say something to everybody',
  'hear whispers, also a second identical one',
  'whisper to a player',
] as const;
const OTHERS = [
  'ask a player to be friends',
  'accept a request',
  'go through a door',
  'read a mail and answer it',
  'read a forum post and answer it',
] as const;
const SHOPS_AND_GAMES = [
  'buy something',
  'wear it',
  'save an outfit',
  'play FLOW to the end',
  'play the cookie game',
  'change a setting',
  'sign out',
] as const;

/** Open for answers; the other posts of a new town are locked. */
const POST = 'Welcome! What your texts can do';

/** Runs the tasks of a list as steps; `end` fails when one was left out. */
function begin<Task extends string>(tasks: readonly Task[]) {
  const left = new Set(tasks);
  return {
    task: async (name: Task, act: () => Promise<void>): Promise<void> => {
      await test.step(name, act);
      left.delete(name);
    },
    end: (): void => expect([...left]).toEqual([]),
  };
}

test('an evening has 24 tasks', () => {
  expect(new Set([...TOWN, ...OTHERS, ...SHOPS_AND_GAMES]).size).toBe(24);
});

test('the tasks of the town: a newcomer finds the way, a friend, a bench and words', async ({ players }) => {
  const { task, end } = begin(TOWN);
  const friend = await players.arrive('ben');
  const ben = new TreePage(friend.town.page);
  const { page } = await players.visit();
  const me = new TreePage(page);
  const player = newPlayer('ana');

  await task('register', async () => {
    await page.goto('/');
    await me.press('button', 'Create an account');
    await me.press('button', 'Next');
    await me.write('Username', player.username);
    await me.write('Email', player.email);
    await me.write('Password', player.password);
    await me.write('Confirm password', player.password);
    await me.press('button', 'Create Account');
    await me.isShown('button', 'Sign in');
  });
  await task('sign in', async () => {
    await expect(me.field('Email')).toHaveValue(player.email);
    await me.write('Password', player.password);
    await me.press('button', 'Sign in');
    await me.isShown('application', 'Lantern Bay');
  });

  const around = me.in('region', 'Surroundings');
  await task('open the list of surroundings by the first stop of Tab', async () => {
    await me.isFocused('main');
    await me.key('Tab');
    await me.isFocused('button', 'Surroundings');
    await me.key('Enter');
    await around.isFocused('heading', 'Surroundings');
    await around.isShown('region', 'Walk to');
  });
  await task('hear where I am', async () => {
    await me.press('button', 'Where am I?');
    await me.hears(/^You are (at|near) .+/);
  });
  await task('walk to a named place and hear the arrival', async () => {
    await around.in('region', 'Walk to').press('button', /^Chalk squares, /);
    await me.hears('You are at Chalk squares.');
  });
  await task('hear who comes near', async () => {
    await ben.press('button', 'Surroundings');
    await ben.in('region', 'People').press('button', `Walk to ${player.username}`);
    await me.hears(`${friend.username} is near, `);
    await ben.hears(`${player.username} is beside you.`);
  });
  await task('find a friend and walk there', async () => {
    await around.in('region', 'Walk to').press('button', /^The cafe tables, /);
    await me.hears('You are at the cafe tables.');
    const people = around.in('region', 'People');
    await people.isShown('button', new RegExp(`^${friend.username}, to the right, \\d+ steps, at Chalk squares`));
    await people.press('button', `Walk to ${friend.username}`);
    await me.hears(new RegExp(`You are (at|near) Chalk squares\\. ${friend.username} is beside you\\.`));
  });
  await task('wave', async () => {
    await around.in('region', 'Gestures').press('button', 'Wave');
    await ben.hears(`${player.username} waves.`);
  });
  await task('sit down on a bench', async () => {
    await around.in('region', 'Sit down').press('button', /^Bench by the fountain, /);
    await me.in('region', 'People in Lantern Bay').reads(new RegExp(`${player.username} \\(you\\) .*, sitting`));
  });
  await task('say something to everybody', async () => {
    await me.say('Good evening');
    await ben.in('log', 'Public Chat').reads('Good evening');
    // The log is a live region from its first line on.
    await me.say('What a view');
    await ben.in('log', 'Public Chat').reads('What a view');
    // The log reads the name with each line, without what a press on it does.
    await ben.in('log', 'Public Chat').isShown('button', player.username);
    await expect(friend.town.bubble(player.username, 'What a view')).toBeAttached();
    expect(await ben.in('status', 'Announcements').timesRead('What a view')).toBe(0);
    // In the log, and beside the name in the list of people. The bubble is not read.
    expect(await ben.timesRead('What a view')).toBe(2);
  });
  await task('hear whispers, also a second identical one', async () => {
    await ben.say(`${player.username}: psst`);
    await me.hearsUrgently(`${friend.username} whispers: psst`);
    await ben.say('psst');
    await me.hearsUrgently(`${friend.username} whispers: psst`, `${friend.username} whispers: psst`);
  });
  await task('whisper to a player', async () => {
    await around.in('region', 'People').press('button', new RegExp(`^${friend.username}, `));
    await me.press('button', 'Whisper');
    await expect(me.field('Message')).toBeFocused();
    await expect(me.field('Message')).toHaveValue(`${friend.username}: `);
    await page.keyboard.insertText('I am here');
    await me.key('Enter');
    await me.hears(`Whispered to ${friend.username}.`);
    await ben.hearsUrgently(`${player.username} whispers: I am here`);
  });
  end();
});

test('the tasks with others: friends, mail, a door and the forums', async ({ players }) => {
  const { task, end } = begin(OTHERS);
  const friend = await players.arrive('ben');
  const player = await players.arrive('ana');
  const me = new TreePage(player.town.page);
  const ben = new TreePage(friend.town.page);

  await task('ask a player to be friends', async () => {
    await me.press('button', 'Surroundings');
    const people = me.in('region', 'Surroundings').in('region', 'People');
    await people.press('button', new RegExp(`^${friend.username}, `));
    await me.press('button', 'Add Friend');
    await me.isShown('button', /^Pending/);
    await me.key('Escape');
  });
  await task('accept a request', async () => {
    await ben.hears(`${player.username} would like to be friends`);
    await ben.in('region', 'Good news').press('button', 'Accept');
    await me.hears(`You and ${friend.username} are friends now`);
  });
  await task('go through a door', async () => {
    await callAs(friend, `/mail/${player.username}`, { message: 'The lanterns are lit. Will you come?' });
    await me
      .in('region', 'Surroundings')
      .in('region', 'Go in')
      .press('button', /^Mailbox, /);
    await me.isShown('dialog', 'Email');
  });
  await task('read a mail and answer it', async () => {
    const mail = me.in('dialog', 'Email');
    await mail.in('region', 'Messages').press('button', /The lanterns are lit/);
    // The focus is still in the list.
    await me.hears(/^Open mail: .*The lanterns are lit/);
    await mail.reads('Will you come?');
    await mail.press('button', 'Reply');
    await me.isShown('toolbar', 'Formatting');
    await me.write(`Replying to ${friend.username}`, 'I am on my way.');
    await me.press('button', 'Send');
    await me.hears(/sent/i);
    await me.closeDialogs();
  });
  await task('read a forum post and answer it', async () => {
    await me.choose(/^Menu/, 'Forums');
    const forums = me.in('dialog', 'Forums');
    await forums.in('region', 'Posts').press('button', POST);
    await forums.isShown('heading', POST);
    await forums.press('button', 'Add a comment');
    await forums.isShown('toolbar', 'Formatting');
    await forums.write('Add a comment', 'What a warm welcome');
    await forums.press('button', 'Send');
    await expect(forums.field('Add a comment')).toHaveCount(0);
    await forums.reads('What a warm welcome');
    await me.closeDialogs();
  });
  end();
});

test('the tasks of shops, games and settings, until the player signs out', async ({ players }) => {
  // A poll that is on its way when the session ends.
  players.expectErrors(/status of 401 .*\/unread\/count/);
  const { task, end } = begin(SHOPS_AND_GAMES);
  const player = await players.arrive('ana');
  const me = new TreePage(player.town.page);

  await task('buy something', async () => {
    await me.choose(/^Menu/, 'Store');
    await me.in('dialog', 'Outlet').press('button', 'Store');
    const store = me.in('dialog', 'Store');
    await store.write('Search the store', 'White Knee Socks');
    const items = store.in('region', 'Items');
    // In one look: for a moment no items are there, then once more those of before the search.
    await expect
      .poll(async () => (await items.names('button')).filter((name) => name.startsWith('Try on ')))
      .toEqual(['Try on White Knee Socks']);
    await items.press('button', 'Add to Cart, White Knee Socks');
    await store.in('complementary', 'Your cart').press('button', 'CHECKOUT');
    // The first press may be the second one of a double press on the button before.
    await expect(async () => {
      await me.in('dialog', 'Confirm Purchase').press('button', 'Confirm Purchase');
      await expect(me.find('dialog', 'Confirm Purchase')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await me.hears('White Knee Socks is in your wardrobe.');
  });
  await task('wear it', async () => {
    const thanks = me.in('dialog', 'All yours!');
    await thanks.press('button', 'Wear now');
    await thanks.isShown('button', 'You are wearing it');
    await me.closeDialogs();
    await me.choose(/^Profile/, 'Wardrobe');
    const wardrobe = me.in('dialog', 'Wardrobe');
    await wardrobe.write('Search your items', 'Knee Socks');
    await wardrobe.isShown('button', /White Knee Socks.*Worn|Worn.*White Knee Socks/);
    await me.closeDialogs();
  });
  await task('save an outfit', async () => {
    await me.choose(/^Profile/, 'Outfits');
    const outfits = me.in('dialog', 'Outfits');
    await outfits.write('Name of the outfit', 'Sunday pier');
    await outfits.press('button', 'Save Outfit');
    await outfits.isShown('article', 'Sunday pier');
    await me.closeDialogs();
  });

  const flow = me.in('dialog', 'FLOW');
  await task('play FLOW to the end', async () => {
    await me.press('button', /open FLOW/);
    await flow.isShown('grid', 'FLOW board');
    for (let turn = 0; turn < 3; turn += 1) {
      const names = await flow.in('grid', 'FLOW board').names('gridcell');
      const { cell, key } = findSwap(names);
      await flow.press('gridcell', cell);
      await me.key(key);
      await expect.poll(() => flow.in('grid', 'FLOW board').names('gridcell')).not.toEqual(names);
      await me.hears(/points/);
    }
    await flow.press('button', 'New game');
    await me.in('dialog', 'End this game?').press('button', 'New game');
    await me.isGone('dialog', 'End this game?');
    await me.press('button', 'Play on');
    await flow.isShown('grid', 'FLOW board');
    // A game ends by this button, or after 5,000 swaps. Its score has become the high score.
    await flow.reads(/Score\s*0\s*High score\s*[1-9]/);
  });
  await task('play the cookie game', async () => {
    await flow.press('button', 'Cookie game');
    for (let press = 0; press < 3; press += 1) await me.press('button', 'Bake a cookie');
    await me.press('button', 'Save Game');
    await me.hears('Game saved!');
    await me.closeDialogs();
  });
  await task('change a setting', async () => {
    await me.choose('Settings', 'Preferences');
    const choices = me.in('dialog', 'Preferences').in('group', 'Town announcements');
    await choices.press('button', 'All');
    await expect(choices.find('button', 'All')).toHaveAttribute('aria-pressed', 'true');
    await me.closeDialogs();
  });
  await task('sign out', async () => {
    await me.choose('Settings', 'Logout');
    await me.isShown('button', 'Sign in');
  });
  end();
});
