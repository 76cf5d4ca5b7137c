/**
 * The sound cues of players who find others by ear, measured at both ears: steps of others from their side, chimes for an arrival,
 * somebody who comes near, a whisper and a mail.
 */
import type { Page } from '@playwright/test';
import type { SampleName } from '../../src/shared/art/sounds.ts';
import { forgetSounds, type HeardSound, listenToSounds, soundsOf } from '../support/chromium/heard-sounds.ts';
import { callAs } from './calls.ts';
import { expect, test } from './test.ts';

const STEPS: readonly SampleName[] = ['stepStone', 'stepWood', 'stepGrass'];
/** Of a step behind its panner; the noise of the decoder is far below. */
const AUDIBLE = 0.0005;

/** Steps of others are heard from their side; the own ones from the middle. */
const sideOf = ({ left, right }: HeardSound): 'left' | 'right' | 'middle' | 'silent' => {
  if (Math.max(left, right) < AUDIBLE) return 'silent';
  if (Math.abs(left - right) < 0.1 * Math.max(left, right)) return 'middle';
  return left > right ? 'left' : 'right';
};
const sidesOfSteps = async (page: Page): Promise<string[]> =>
  (await soundsOf(page)).filter(({ sample }) => STEPS.includes(sample)).map(sideOf);
const loudestStep = async (page: Page): Promise<number> =>
  (await soundsOf(page))
    .filter(({ sample }) => STEPS.includes(sample))
    .reduce((most, { left, right }) => Math.max(most, Math.hypot(left, right)), 0);
/** Samples that have been audible. */
const audible = async (page: Page): Promise<string[]> =>
  (await soundsOf(page)).filter((sound) => sideOf(sound) !== 'silent').map(({ sample }) => sample);

test('sound cues are off until chosen; then steps sound from their side and distance, and arrival, whisper and mail chime', async ({
  players,
}) => {
  const visited = await players.visit({ isIdle: true, withRadio: false });
  const { page } = visited;
  await listenToSounds(page);
  const ana = await players.arrive('ana', { visited });
  const ben = await players.arrive('ben');
  await ana.town.expectPlayers(ana.username, ben.username);
  const fetched = page.waitForResponse((reply) => reply.url().includes('/ui/sounds.mp3'));
  await page.getByRole('button', { name: 'Lantern Bay: Places' }).click();
  await fetched;
  const walkTo = (name: string) => page.getByRole('button', { name: `Walk to ${name}` }).first();

  await ben.town.walkAnywhere(ben.username, 120);
  await walkTo(ben.username).click();
  await expect.poll(() => sidesOfSteps(page)).toContain('middle');
  await ana.town.settledPosition(ana.username);
  const whisper = async (text: string): Promise<void> => {
    await ben.town.message.fill(`${ana.username}: ${text}`);
    await ben.town.message.press('Enter');
    // The focus returns to the town, for its keys.
    await ben.town.message.press('Escape');
    await expect(page.getByRole('status', { name: 'Urgent announcements' })).toContainText(text);
  };
  await whisper('pst');
  const begun = (await soundsOf(page)).map(({ sample }) => sample);
  expect(begun).not.toContain('marimba');
  expect(begun).not.toContain('bell');

  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const cues = page.getByRole('switch', { name: 'Sound cues' });
  await expect(cues).not.toBeChecked();
  await cues.click();
  await page.keyboard.press('Escape');
  await expect(cues).toBeHidden();

  const at = await ana.town.settledPosition(ana.username);
  for (const [key, side] of [
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
  ] as const) {
    await ben.town.page.keyboard.down(key);
    const sign = side === 'right' ? 1 : -1;
    const aside = async (): Promise<number> => (await ben.town.position(ben.username)).x - at.x;
    await expect.poll(async () => sign * (await aside())).toBeGreaterThan(60);
    await forgetSounds(page);
    await expect.poll(() => sidesOfSteps(page)).toContain(side);
    expect(await sidesOfSteps(page)).not.toContain(side === 'right' ? 'left' : 'right');
    await ben.town.page.keyboard.up(key);
  }

  await ben.town.settledPosition(ben.username);
  await forgetSounds(page);
  await walkTo(ben.username).click();
  await expect.poll(() => audible(page)).toContain('marimba');

  await forgetSounds(page);
  await whisper('can you hear me?');
  await expect.poll(() => audible(page)).toContain('bell');
  await forgetSounds(page);
  await callAs(ben, `/mail/${ana.username}`, { message: 'A letter' });
  await expect.poll(async () => (await audible(page)).filter((sample) => sample === 'bell').length).toBe(3);

  const here = await ana.town.settledPosition(ana.username);
  const awayPx = async (): Promise<number> => {
    const { x, y } = await ben.town.position(ben.username);
    return Math.hypot(x - here.x, y - here.y);
  };
  const isAway = (px: number): Promise<void> => expect.poll(awayPx, { intervals: [50] }).toBeGreaterThan(px);
  await ben.town.page.getByRole('button', { name: 'Lantern Bay: Places' }).click();
  await forgetSounds(page);
  // The farthest place is the last.
  await ben.town.page.getByRole('region', { name: 'Walk to' }).getByRole('button').last().click();
  await isAway(200);
  const near = await loudestStep(page);
  await isAway(400);
  await forgetSounds(page);
  await expect.poll(() => loudestStep(page), { intervals: [50] }).toBeGreaterThan(AUDIBLE);
  const far = await loudestStep(page);
  expect(far).toBeLessThan(0.7 * near);
});
