/** The radio in a browser: autoplay, saved settings, and streams that end or fail. */
import { newPlayer } from './new-player.ts';
import { RadioPage } from './pages/radio-page.ts';
import { expect, test } from './test.ts';

test('the radio plays and saves volume and mute', async ({ players }) => {
  // A fresh build renders the programme last. The stream has separate tests.
  const access = await players.visit({ isIdle: true });
  const context = access.page.context();
  await context.route('**/radio/stream.mp3', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200 })
      : route.fulfill({ status: 200, contentType: 'audio/wav', body: silentWav(240) }),
  );
  const listener = newPlayer('listener');
  await access.open();
  await access.register(listener);
  await access.signIn(listener.email, listener.password);
  const { page } = access;
  const radio = new RadioPage(page);
  const soundFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ui/sounds.mp3')) soundFiles.push(request.url());
  });
  await expect(radio.toggle).toBeVisible();
  expect(soundFiles).toEqual([]);
  // The sounds of page and town are fetched after the first gesture in the town.
  const sounds = page.waitForResponse((reply) => /\/ui\/sounds\.mp3\?v=\w+$/.test(reply.url()) && reply.ok());
  await radio.toggle.click();
  expect((await sounds).headers()['content-type']).toBe('audio/mpeg');
  await expect(radio.status).toHaveText('Live from the Bay');
  await expect(radio.volume).toHaveAttribute('aria-valuetext', '20 per cent');
  await radio.volume.focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio.volume).toHaveAttribute('aria-valuetext', '21 per cent');
  await page.keyboard.press('Escape');
  await expect(radio.panel).toBeHidden();
  await expect(radio.toggle).toBeFocused();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const mute = page.getByRole('switch', { name: 'Mute all sounds' });
  await mute.click();
  await expect(mute).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(mute).toBeHidden();

  // A radio that is on also plays after a reload, at the same volume.
  const fresh = await context.newPage();
  await fresh.goto('/');
  const again = new RadioPage(fresh);
  await again.toggle.click();
  await expect(again.status).toHaveText('Live from the Bay');
  await expect(again.volume).toHaveAttribute('aria-valuetext', '21 per cent');
  await again.turnOff.click();
  await expect(again.status).toHaveText('Off the air');
  const saved = ['isPlayingRadio', 'radioVolume', 'isMuted'];
  expect(await fresh.evaluate((names) => names.map((name) => localStorage[name] as unknown), saved)).toEqual([
    'false',
    '0.21',
    'true',
  ]);
});

test('the radio turns off when its stream ends or fails', async ({ players }) => {
  players.expectErrors(/radio\/stream\.mp3/);
  const access = await players.visit({ withRadio: true });
  await access.page
    .context()
    .route('**/radio/stream.mp3', (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ status: 200 })
        : route.fulfill({ status: 200, contentType: 'audio/wav', body: silentWav(0.3) }),
    );
  const player = newPlayer('unlucky');
  await access.open();
  await access.register(player);
  await access.signIn(player.email, player.password);
  const radio = new RadioPage(access.page);
  await radio.toggle.click();
  const saved = (): Promise<unknown> => access.page.evaluate(() => localStorage.isPlayingRadio);
  await expect.poll(saved).toBe('false');
  await expect(radio.status).toHaveText('Off the air');

  await access.page
    .context()
    .route('**/radio/stream.mp3', (route) =>
      route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'no music at all' }),
    );
  // It fails before the page shows it as on, so the request is the proof of the attempt.
  const tried = access.page.waitForRequest('**/radio/stream.mp3');
  await radio.turnOn.click();
  await tried;
  await expect(radio.turnOn).toBeVisible();
  await expect.poll(saved).toBe('false');
});

/** 16-bit mono at 8 kHz. */
function silentWav(seconds: number): Buffer {
  const data = Buffer.alloc(Math.round(seconds * 8000) * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
