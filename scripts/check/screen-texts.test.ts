import { expect, it } from 'vitest';
import { findScreenTexts } from './screen-texts.ts';

const wordsIn = (jsx: string, file = 'src/features/mail/mail-screen.tsx'): string[] =>
  findScreenTexts(file, `export const Screen = ({ text, count, isOpen, t }) => (${jsx});`).map(
    (line) => /"(.*)"$/.exec(line)?.[1] ?? line,
  );

it.each([
  ['<p>Two new mails</p>', ['Two new mails']],
  ["<p>{isOpen ? 'open' : text.closed}</p>", ['open']],
  ["<p>{isOpen && 'open'}</p>", ['open']],
  ["<p>{count + ' mails'}</p>", ['mails']],
  ["<p>{`${count} mails${isOpen ? ', open' : ''}`}</p>", ['mails', ', open']],
  ["<p>{`${isOpen ? ', open' : ''}: ${count}`}</p>", [', open']],
  ['<p>{text.category}, {text.note}</p>', [',']],
  ["<p>{at > 0 && ', '}</p>", [',']],
  ['<button aria-label="Send" title={`Send ${count}`} />', ['Send', 'Send']],
  ['<p>{text.hat}, {text.feminine}</p>', [',']],
  ["<p>{count > 0 && ', '}{text.hat}</p>", [',']],
  ['<Field label="Grüße" placeholder={text.name} />', ['Grüße']],
])('finds the texts of %s', (jsx, words) => {
  expect(wordsIn(jsx)).toEqual(words);
});

it.each([
  '<p className="t-small" id="mail" data-kind="letter">{text.sent}: {count}</p>',
  '<p>{t({ name: "Ada" })} · {count} × 99+</p>',
  '<h1>FLOW {COMMA} VIP+ {COMMA} Lantern FM</h1>',
  '<Field label={text.name} type="email" />',
])('finds none in %s', (jsx) => {
  expect(wordsIn(jsx)).toEqual([]);
});

it('names the line', () => {
  expect(findScreenTexts('src/ui/a.tsx', 'export const A = () => (\n  <p>\n    Words\n  </p>\n);')).toEqual([
    'src/ui/a.tsx:2: "Words"',
  ]);
});

it.each(['src/server/a.tsx', 'src/app/kit/a.tsx', 'src/ui/a.test.tsx', 'tests/a.tsx'])('leaves out %s', (file) => {
  expect(wordsIn('<p>Words</p>', file)).toEqual([]);
});
