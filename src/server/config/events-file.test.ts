/** The file of the operator's calendar: parsing and one-line errors. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from './env-readers.ts';
import { readEvents } from './events-file.ts';
import { temporaryFolder } from '../testing/test-server.ts';

const folder = temporaryFolder();

function read(text: string) {
  const path = join(folder, 'events.json');
  writeFileSync(path, text);
  return readEvents({ EVENTS_FILE: path }, 'EVENTS_FILE');
}

it('returns no events without a file', () => {
  expect(readEvents({}, 'EVENTS_FILE')).toEqual([]);
});

it.each([
  ['not JSON', 'is no JSON'],
  ['{"date":"2026-11-21"}', 'the file'],
  ['[{"date":"21.11.2026","title":"Lantern Night"}]', '0.date'],
  ['[{"date":"2026-11-31","title":"Lantern Night"}]', '0.date'],
  ['[{"date":"2026-11-21","title":" "}]', '0.title'],
  ['[{"date":"2026-11-21","title":"Night","at":"7 pm"}]', '0.at'],
  ['[{"date":"2026-11-21","title":"Night","at":"19:00","minutes":0}]', '0.minutes'],
  ['[{"date":"2026-11-21","title":"Night","at":"19:00","place":"moon"}]', '0.place'],
  ['[{"date":"2026-11-21","title":"Night","place":"pier"}]', '0.at'],
])('rejects %s with one line that names the variable', (text, part) => {
  const message = (() => {
    try {
      read(text);
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      return (error as Error).message;
    }
  })();
  expect(message).toContain('EVENTS_FILE');
  expect(message).toContain(part);
  expect(message).not.toContain('\n');
});

it('rejects a missing file', () => {
  expect(() => readEvents({ EVENTS_FILE: join(folder, 'absent.json') }, 'EVENTS_FILE')).toThrow('ENOENT');
});
