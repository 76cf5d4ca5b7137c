/** The radio's state without audio; a browser test covers the audio. */
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

it('waits for the first click, and sends no request before it', async () => {
  const asked = serverAnswers();
  stop = keepRadio();
  expect(radio.status).toBe('waiting');
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(new MouseEvent('click'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('stays off when the setting is off, and waits for a click again when it is switched on', async () => {
  settings.isPlayingRadio = false;
  stop = keepRadio();
  expect(radio.status).toBe('off');
  toggleRadio();
  await vi.waitFor(() => expect(radio.status).toBe('waiting'));
  toggleRadio();
  await vi.waitFor(() => expect(radio.status).toBe('off'));
});

it('stays on while the programme is not ready, and switches off when the server has none', async () => {
  const later = new Response(null, { status: 503, headers: { 'retry-after': '0.2' } });
  serverAnswers(later, later, new Response(null, { status: 404 }));
  stop = keepRadio();
  window.dispatchEvent(new MouseEvent('click'));
  await vi.waitFor(() => expect(radio.status).toBe('recording'));
  expect(settings.isPlayingRadio).toBe(true);
  await vi.waitFor(() => expect(settings.isPlayingRadio).toBe(false));
});

it('keeps the setting when the player leaves the game', async () => {
  stop = keepRadio();
  stop();
  expect(radio.status).toBe('off');
  expect(settings.isPlayingRadio).toBe(true);
});

it('clamps the volume to 0 to 1 and rounds it to hundredths', () => {
  setRadioVolume(0.2 + 0.01);
  expect(settings.radioVolume).toBe(0.21);
  setRadioVolume(-1);
  expect(settings.radioVolume).toBe(0);
  setRadioVolume(7);
  expect(settings.radioVolume).toBe(1);
});
