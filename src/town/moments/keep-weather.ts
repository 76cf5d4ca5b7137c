/**
 * The weather of the running town: reads it from the server's clock once a second, mounts rain and fog while there are any,
 * and gives the wind to the picture. Owns `sky` while it is open.
 */
import { easeOfSky } from '../../shared/rules/moments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { skyAt } from '../../shared/rules/weather.ts';
import { epochNow, lanterns } from '../../state/places/lanterns.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { caption } from '../../state/places/captions.ts';
import { NO_WEATHER, sky } from '../../state/places/sky.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import type { Wind } from '../plan/wind.ts';
import { fogItems, rainItems, whitecapItems } from './weather-items.ts';
import { text } from '../state/text.ts';

export interface WeatherDeps {
  extras: Pick<ExtraItems, 'set'>;
  wind: Wind;
  wake(): void;
}

const READ_MS = 1000;
const MINUTE_MS = 60_000;
const BAY = { x: 390, y: 560 };
const RAIN = 'rain';
const FOG = 'fog';
const WHITECAPS = 'whitecaps';

export function keepWeather({ extras, wind, wake }: WeatherDeps) {
  const view = { rain: () => sky.rain, fog: () => sky.fog, wind: () => sky.wind };
  let look: ExtraLook | null = null;
  let minuteBefore: number | null = null;
  /** Whether the horn was heard in this fog. */
  let hasHorn = false;

  function show(): void {
    extras.set(RAIN, look !== null && sky.rain > 0 ? rainItems(look, view) : []);
    extras.set(WHITECAPS, look !== null && sky.wind > 0 ? whitecapItems(look, view) : []);
    extras.set(FOG, look !== null && sky.fog > 0 ? fogItems(look, view) : []);
  }

  function read(): void {
    // Without the server's clock players would see different weather.
    if (lanterns.day === null) return;
    const { rain, fog, wind: windBefore } = sky;
    const isKnown = sky.weather !== null;
    const epochMs = epochNow();
    const { shares, weather } = skyAt(epochMs);
    const ease = easeOfSky(epochMs);
    Object.assign(sky, { weather, rain: shares.drizzle * ease, fog: shares.fog * ease, wind: shares.breeze });
    wind.strength = shares.breeze;
    wind.hasButterflies = shares.drizzle < 0.5;
    sound(epochMs);
    if (isKnown && rain === 0 && sky.rain > 0) caption(text.captions.rain);
    if (sky.fog === 0) hasHorn = false;
    if (sky.rain > 0 !== rain > 0 || sky.fog > 0 !== fog > 0 || sky.wind > 0 !== windBefore > 0) show();
    if (sky.rain !== rain || sky.fog !== fog) wake();
  }

  /** The horn of the bay, at each even minute of the fog. */
  function sound(epochMs: number): void {
    const minute = Math.floor(epochMs / MINUTE_MS);
    if (minute === minuteBefore) return;
    const isFirst = minuteBefore === null;
    minuteBefore = minute;
    if (isFirst || minute % 2 !== 0 || sky.fog <= 0.5) return;
    playSound('horn', { at: BAY });
    // Once for each fog: the horn sounds every other minute.
    if (!hasHorn) caption(text.captions.horn);
    hasHorn = true;
  }

  const stop = runtime.setInterval(read, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      read();
      show();
    },
    close(): void {
      stop();
      extras.set(WHITECAPS, []);
      extras.set(RAIN, []);
      extras.set(FOG, []);
      Object.assign(sky, NO_WEATHER);
      wind.strength = 0;
      wind.hasButterflies = true;
    },
  };
}
