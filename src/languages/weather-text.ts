/** What players read about the weather. */
import type { Weather } from '../shared/rules/weather.ts';
import messages from './en/weather.ts';
import { texts } from './texts.ts';

export const WEATHER_TEXT: Readonly<Record<Weather, string>> = texts(messages);
