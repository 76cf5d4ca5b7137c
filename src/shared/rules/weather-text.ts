/** What players read about the weather. */
import type { Weather } from './weather.ts';

export const WEATHER_TEXT: Readonly<Record<Weather, string>> = {
  clear: 'Clear sky',
  breeze: 'A light breeze',
  drizzle: 'A little rain',
  fog: 'Fog over the bay',
};
