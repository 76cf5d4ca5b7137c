/** The weather over the town now, by the server's clock. The town writes it; sound, labels and the picture read it. */
import { proxy } from 'valtio';
import type { Weather } from '../../shared/rules/weather.ts';

export interface SkyState {
  /** Null before the server's clock is known. */
  weather: Weather | null;
  /** Strengths, 0 to 1; they ease while lanterns rise. */
  rain: number;
  fog: number;
  wind: number;
}

export const NO_WEATHER: SkyState = { weather: null, rain: 0, fog: 0, wind: 0 };

export const sky = proxy<SkyState>({ ...NO_WEATHER });
