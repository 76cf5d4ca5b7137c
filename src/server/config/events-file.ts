/**
 * The operator's calendar: a JSON file with a list of `{ "date": "2026-11-21", "title": "Lantern Night", "text": "..."
 * }`, with `at`, `minutes` and `place` for events that happen in the town, read once at the start. An invalid file stops the start with one line that names the variable and the problem.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type TownEvent, townEvent } from '../../shared/contract/feed.ts';
import { ConfigError, type Environment, readText } from './env-readers.ts';

const EVENTS_MAX = 500;

const line = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));
const eventsShape = z
  .array(
    z
      .object({
        date: z.iso.date(),
        title: line(80).check(z.minLength(1)),
        text: z.optional(line(200)),
        at: townEvent.shape.at,
        minutes: townEvent.shape.minutes,
        place: townEvent.shape.place,
      })
      .check(
        z.refine(({ at, minutes, place }) => at !== undefined || (minutes === undefined && place === undefined), {
          path: ['at'],
          error: '"minutes" and "place" need "at"',
        }),
      ),
  )
  .check(z.maxLength(EVENTS_MAX));

/** Sorted by date; empty when the variable is absent. Throws a ConfigError for an unreadable or invalid file. */
export function readEvents(env: Environment, name: string): TownEvent[] {
  const path = readText(env, name);
  if (path === null) return [];
  const events = eventsShape.safeParse(parse(name, path));
  if (!events.success) {
    const [issue] = events.error.issues;
    const place = issue?.path.join('.') ?? '';
    throw new ConfigError(
      `${name}: ${path} is no list of events (${place === '' ? 'the file' : place}: ${issue?.message})`,
    );
  }
  return events.data
    .map(({ text = '', ...event }) => ({ ...event, text }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || (a.at ?? '').localeCompare(b.at ?? ''));
}

function parse(name: string, path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`${name}: ${path} is no JSON`);
  }
}
