// @vitest-environment jsdom
/** The radio's rules without sound; a browser test covers the sound. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRadio, radio, setRadioVolume, toggleRadio } from './radio.ts';
import { settings } from './settings.ts';

let stop = () => {};
beforeEach(() => {
  settings.isPlayingRadio = true;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Mocks the server's answers. */
const serverAnswers = (...answers: Response[]) => {
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? new Response(null, { status: 404 })));
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('waits for the first click, and asks the server for nothing before', async () => {
  const asked = serverAnswers();
  stop = keepRadio();
  expect(radio.status).toBe('waiting');
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(new MouseEvent('click'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('is off without a click when it was switched off, and waits again when it is switched on', async () => {
  settings.isPlayingRadio = false;
  stop = keepRadio();
  expect(radio.status).toBe('off');
  toggleRadio();
  await vi.waitFor(() => expect(radio.status).toBe('waiting'));
  toggleRadio();
  await vi.waitFor(() => expect(radio.status).toBe('off'));
});

it('stays on while the server has no programme yet, and goes off when it has none at all', async () => {
  const later = new Response(null, { status: 503, headers: { 'retry-after': '0.2' } });
  serverAnswers(later, later, new Response(null, { status: 404 }));
  stop = keepRadio();
  window.dispatchEvent(new MouseEvent('click'));
  await vi.waitFor(() => expect(radio.status).toBe('recording'));
  expect(settings.isPlayingRadio).toBe(true);
  await vi.waitFor(() => expect(settings.isPlayingRadio).toBe(false));
});

it('leaves the setting alone when the game is left', async () => {
  stop = keepRadio();
  stop();
  expect(radio.status).toBe('off');
  expect(settings.isPlayingRadio).toBe(true);
});

it('keeps the volume between 0 and 1, in hundredths', () => {
  setRadioVolume(0.2 + 0.01);
  expect(settings.radioVolume).toBe(0.21);
  setRadioVolume(-1);
  expect(settings.radioVolume).toBe(0);
  setRadioVolume(7);
  expect(settings.radioVolume).toBe(1);
});
