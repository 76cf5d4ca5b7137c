/** The redactor: whole words, longest first, any white space between the words of an entry. */
import { expect, test } from 'vitest';
import { createRedactor } from './redaction.ts';

const redact = createRedactor(['lamp', 'lamp oil', 'a.b', 'Ärger']);

test.each([
  ['the lamp', 'the [redacted]'],
  ['LAMP!', '[redacted]!'],
  ['lamp oil', '[redacted]'],
  ['lamp \n  oil', '[redacted]'],
  ['lamps and clamp', 'lamps and clamp'],
  ['a.b axb', '[redacted] axb'],
  ['ärger', '[redacted]'],
])('%j', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test('without words every text is unchanged', () => {
  expect(createRedactor([])('lamp')).toBe('lamp');
});
