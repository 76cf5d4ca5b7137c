/** The chat between two players: whispers, emoji, blocking, and a draft that survives a reload and a restart. */
import { ChatPage } from './pages/chat-page.ts';
import { distance } from './pages/town-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';

test('whispers with emoji are sent both ways; lines of blocked players are hidden', async ({ players }) => {
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const anaChat = new ChatPage(ana.town.page);
  const benChat = new ChatPage(ben.town.page);

  // A whisper: the address stays in the input, the recipient sees it in the tab, and the public chat does not show it.
  await anaChat.message.fill(`${ben.username}: meet me at the pier`);
  await expect(anaChat.recipient(`Whisper to ${ben.username}`)).toBeVisible();
  await anaChat.message.press('Enter');
  await expect(anaChat.message).toHaveValue(`${ben.username}: `);
  await expect(anaChat.line('meet me at the pier')).toBeVisible();
  await benChat.expectUnread(1);
  await expect(benChat.line('meet me at the pier')).toHaveCount(0);
  await expect(ben.town.page.locator('output', { hasText: `${ana.username} whispers` })).toBeAttached();
  await benChat.whispersTab.click();
  await benChat.expectUnread(0);
  await expect(benChat.line('meet me at the pier')).toBeVisible();
  await expect(benChat.message).toHaveValue(`${ana.username}: `);

  // The answer, with an emoji by autocomplete.
  await benChat.message.click();
  await benChat.message.pressSequentially('on my way :kap');
  await expect(benChat.suggestions.getByRole('option').first()).toContainText(':kappa:');
  await benChat.message.press('Tab');
  await expect(benChat.message).toHaveValue(`${ana.username}: on my way <:/emojis/kappa.webp:> `);
  await benChat.message.press('Enter');
  await expect(anaChat.line('on my way').getByRole('img', { name: ':kappa:' })).toBeVisible();
  await anaChat.expectUnread(0);

  // A public line with an emoji from the picker.
  await benChat.publicTab.click();
  await expect(benChat.message).toHaveValue('');
  await benChat.message.fill('hello all ');
  await ben.town.page.getByRole('button', { name: 'Emoji', exact: true }).click();
  await benChat.picker.getByRole('tab', { name: 'Custom' }).click();
  await benChat.picker.getByRole('button', { name: 'pepe', exact: true }).click();
  await ben.town.page.keyboard.press('Escape');
  await expect(benChat.picker).toBeHidden();
  await expect(benChat.message).toBeFocused();
  await benChat.message.press('Enter');
  await expect(benChat.message).toHaveValue('');
  await anaChat.publicTab.click();
  await expect(anaChat.line('hello all').getByRole('img', { name: ':pepe:' })).toBeVisible();
  await expect(ana.town.bubble(ben.username, 'hello all :pepe:')).toBeAttached();

  // Text that resembles an address can be sent in public. A mistyped address cannot.
  await anaChat.send('\\note: lanterns at nine');
  await expect(benChat.line('note: lanterns at nine')).toBeVisible();
  await anaChat.send('Nobody_at_all: a secret');
  await expect(ana.town.page.getByText('No player is called Nobody_at_all. Nothing was sent.')).toBeVisible();
  await expect(anaChat.message).toHaveValue('Nobody_at_all: a secret');
  await anaChat.message.fill('');

  // The quick action starts a whisper and focuses the input.
  await anaChat.choose(ben.username, 'Whisper');
  await expect(anaChat.message).toHaveValue(`${ben.username}: `);
  await expect(anaChat.message).toBeFocused();
  await anaChat.publicTab.click();

  // After a block the player's lines are removed, and new ones are not shown.
  await anaChat.choose(ben.username, 'Block');
  await expect(anaChat.line('hello all')).toHaveCount(0);
  await anaChat.whispersTab.click();
  await expect(anaChat.person(ben.username)).toHaveCount(0);
  await ana.town.page.keyboard.press('Escape');
  await anaChat.publicTab.click();
  await benChat.send('can you hear me?');
  await benChat.send(`${ana.username}: and now?`);
  await expect(benChat.line('and now?')).toBeVisible();
  await anaChat.send('only the sea');
  await expect(anaChat.line('only the sea')).toBeVisible();
  await expect(anaChat.line('can you hear me?')).toHaveCount(0);
  await anaChat.expectUnread(0);
});

test('bubbles stack up to three lines over the avatar, fade in and out, and expire after ten seconds', async ({
  players,
}) => {
  const { town } = await players.arrive('ana');
  const lines = town.page.locator('.town-bubble');
  await town.say('One');
  await town.say('Two');
  await town.say('Three');
  await expect(lines).toHaveText(['One', 'Two', 'Three']);
  await town.page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(lines.last()).toHaveCSS('animation-name', 'town-bubble-in, town-bubble-out');
  await expect(lines.last()).toHaveCSS('animation-duration', '0.2s');
  await expect(lines.last()).toHaveCSS('animation-delay', '0s, 9.8s');
  await expect(lines).toHaveCount(0);

  // A line of more than a hundred characters replaces the bubble instead of joining it.
  await town.say('Five');
  await expect(lines).toHaveText(['Five']);
  await town.say('x'.repeat(101));
  await expect(lines).toHaveText(['x'.repeat(101)]);
  expect((await lines.boundingBox())?.width).toBeLessThanOrEqual(200);
});

test('words that are sent while the connection closes are no error in the console', async ({ players }) => {
  const { town } = await players.arrive('ana');
  const { page, message } = town;
  await page.evaluate(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function note(this: WebSocket, ...sent) {
      Object.assign(window, { lastUsed: this });
      send.apply(this, sent);
    };
  });
  await town.say('here');
  await message.fill('too late');
  await message.evaluate((input) => {
    const { lastUsed } = window as unknown as { lastUsed: WebSocket };
    lastUsed.close();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    if (lastUsed.readyState !== WebSocket.CLOSING) throw new Error('the connection is not closing');
  });
  // The page connects again.
  await town.say('back');
});

test('a lost connection keeps the draft and the walk; a reload keeps the draft and the whispers', async ({
  players,
  server,
}) => {
  players.expectErrors(SERVER_GONE);
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const chat = new ChatPage(ana.town.page);
  await new ChatPage(ben.town.page).send(`${ana.username}: are you there?`);
  await chat.expectUnread(1);

  await chat.message.fill('half a thought');
  const start = await ana.town.startLongWalk(ana.username);
  await server.kill();
  await expect(ana.town.offline).toBeVisible();
  await expect(chat.message).toHaveValue('half a thought');
  await server.startAgain();
  await ana.town.expectPlayers(ana.username, ben.username);
  await expect(chat.message).toHaveValue('half a thought');
  // The interrupted walk continues to its destination.
  await expect.poll(async () => distance(start, await ana.town.position(ana.username))).toBeGreaterThan(300);
  await ana.town.settledPosition(ana.username);

  await ana.town.page.reload();
  await ana.town.expectPlayers(ana.username, ben.username);
  await expect(chat.message).toHaveValue('half a thought');
  await chat.expectUnread(1);
  await chat.message.press('Enter');
  await expect(chat.line('half a thought')).toBeVisible();
});
