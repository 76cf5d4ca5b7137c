import { expect, test } from 'vitest';
import { sentence } from '../shared/rules/sentence.ts';
import { DomainError } from './domain-error.ts';
import { OperatorText } from './sentences.ts';

test('a refusal has the text and the data of its sentence', () => {
  const said = sentence('noPlayerIsCalledUsername', { username: 'mira' });
  const error = new DomainError('not-found', said);
  expect(error).toMatchObject({ message: 'No player is called mira.', status: 404, sentence: said });
  expect([error.code, error.params]).toEqual(['not-found', {}]);
});

test("an operator's text has no sentence", () => {
  const error = new DomainError('bad-request', new OperatorText('expected: cluster'), { code: 'usage' });
  expect(error).toMatchObject({ message: 'expected: cluster', code: 'usage', sentence: null });
});
