/** The checks of documents, with documents that are right and wrong; the last test compares packets with their documentation. */
import { expect, test } from 'vitest';
import { findDocumentErrors } from './documents.ts';

const PAGE = '# Page\n\n## 2. Screens\n\n### 2.1 First\n\n### 2.2 Second\n\n## 3. Data\n';
const PROTOCOL = '| `chat` | text |\n| `move` | x |\n| `walks-1` | walks |\n';
const EVENTS = `export const FEATURE_WALKS = 'walks-1';
export interface ServerToClientEvents {
  /** Text. */
  chat(text: string): void;
}
export interface ClientToServerEvents {
  move(x: number): void;
}
`;

function problems(changes: Record<string, string>): string[] {
  const files = new Map(
    Object.entries({
      'docs/specification/world.md': PAGE,
      'docs/specification/avatar.md': PAGE,
      'docs/specification/social.md': PAGE,
      'docs/protocol.md': PROTOCOL,
      'src/shared/realtime/events.ts': EVENTS,
      ...changes,
    }),
  );
  const folders = new Set([...files.keys()].map((file) => file.replace(/\/[^/]*$/, '')));
  return findDocumentErrors(files, (path) => files.has(path) || folders.has(path));
}

test('cited sections exist, in lists, in ranges and over line ends', () => {
  const text = '/** One (specification: world, sections 2.1 to 2.2 and 3; social,\n * section 2). */';
  expect(problems({ 'src/a.ts': text })).toEqual([]);
  expect(problems({ 'src/a.ts': text.replace('2.2', '2.3') })).toEqual([
    'src/a.ts: cites section 2.3 of docs/specification/world.md, which does not exist',
  ]);
  expect(problems({ 'src/a.ts': text.replace('section 2)', 'section 5)') })).toEqual([
    'src/a.ts: cites section 5 of docs/specification/social.md, which does not exist',
  ]);
  expect(problems({ 'src/a.ts': '/** Two (specification: section 4). */' })).toEqual([
    'src/a.ts: (specification: section 4) names no page and section',
  ]);
});

test('links lead to files and headings', () => {
  const text = '[one](world.md#22-second) [two](../../src) [three](https://example.org/x) [four](#here)\n\n## Here\n';
  const at = 'docs/specification/a.md';
  expect(problems({ [at]: text, 'src/a.ts': '' })).toEqual([]);
  expect(problems({ [at]: text.replace('22-second', '29-second') })[0]).toContain('no such heading');
  expect(problems({ [at]: text.replace('(world.md', '(word.md') })[0]).toContain('links to word.md#22-second');
});

test('variables of the server are explained to the operator', () => {
  const config =
    "const VARIABLES = {\n  PORT: number(3000),\n  DISCORD_CLIENT_ID: text,\n};\nread(env, 'EVENTS_FILE');\n";
  const page = '`PORT`, `DISCORD_`, `EVENTS_FILE`';
  const files = { 'src/server/config/config.ts': config, 'docs/configuration.md': page };
  expect(problems(files)).toEqual([]);
  expect(problems({ ...files, 'docs/configuration.md': page.replace('PORT', 'HOST') })).toEqual([
    'no page of docs explains the variable PORT',
  ]);
});

test('paths in documents exist', () => {
  const text = 'See `src/a.ts`, `src/` and `src/features/NAME/screen.ts`.';
  expect(problems({ 'docs/a.md': text, 'src/a.ts': '' })).toEqual([]);
  expect(problems({ 'docs/a.md': text.replace('a.ts', 'b.ts'), 'src/a.ts': '' })).toEqual([
    'docs/a.md: names src/b.ts, which does not exist',
  ]);
});

test('the page of the protocol has a row for each event and feature', () => {
  expect(problems({ 'docs/protocol.md': PROTOCOL.replace('move', 'moved').replace('walks-1', 'walks-2') })).toEqual([
    'docs/protocol.md: has no row for `move`',
    'docs/protocol.md: has no row for `walks-1`',
  ]);
});
