/**
 * The weather of a measured page. It follows from the server's clock, so the page gets the clock of a moment with that weather:
 * the next one without rising lanterns and stage time. Works for each build, and does nothing for those without weather.
 */
import type { Page } from '@playwright/test';
import { skyAt, SLOT_MS, type Weather } from '../../src/shared/rules/weather.ts';

/** After the change of the weather and what happens at every full hour: slots begin at :00, :20 and :40. */
const INTO_SLOT_MS = 5 * 60_000;
/** Days in which each weather comes. */
const SLOTS = 36 * 30;

/** The next moment of the server's clock that has this weather and nothing else, epoch milliseconds. */
export function nextTimeOf(weather: Weather, fromMs: number): number {
  const first = Math.floor(fromMs / SLOT_MS) + 1;
  for (let slot = first; slot < first + SLOTS; slot++) {
    const atMs = slot * SLOT_MS + INTO_SLOT_MS;
    if (skyAt(atMs).shares[weather] === 1) return atMs;
  }
  throw new Error(`no ${weather} within a month`);
}

/** Before the page is opened. */
export async function setWeather(page: Page, weather: Weather): Promise<void> {
  await page.addInitScript(setClock, { prefix: '42["lanterns",', atMs: nextTimeOf(weather, Date.now()) });
}

/** Runs in the page: events with the server's clock get another time, `atMs` when this script starts. */
function setClock({ prefix, atMs }: { prefix: string; atMs: number }): void {
  const own = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  const startMs = performance.now();
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...own,
    get(this: MessageEvent): unknown {
      const data: unknown = own?.get?.call(this);
      if (typeof data !== 'string' || !data.startsWith(prefix)) return data;
      const [name, news] = JSON.parse(data.slice(2)) as [string, { nowMs: number }];
      return `42${JSON.stringify([name, { ...news, nowMs: atMs + performance.now() - startMs }])}`;
    },
  });
}
