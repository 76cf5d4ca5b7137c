import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract } from '../shared/contract/index.ts';
import { sentence, sentenceMessage } from '../shared/rules/sentence.ts';
import { INPUT_REFUSED, refusalOf, type SchemaIssue } from './refusals.ts';
import { textOf } from './sentences.ts';

const issueOf = (schema: z.ZodMiniType, value: unknown): SchemaIssue => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return { code: undefined, message: undefined, ...issue };
};

const refusalText = (issue: SchemaIssue): string => textOf(refusalOf(issue));

describe('refusals', () => {
  it("keeps the contract's own sentence", () => {
    const message = sentenceMessage(sentence('textHasAtMost', { what: 'name', most: 2 }));
    const text = z.string().check(z.maxLength(2, message));
    expect(refusalText(issueOf(text, 'abc'))).toBe('A name has at most 2 characters.');
  });

  it('describes lengths and numbers', () => {
    expect(refusalText(issueOf(z.string().check(z.maxLength(1200)), 'x'.repeat(1201)))).toBe(
      'This text is too long. It may have at most 1,200 characters.',
    );
    expect(refusalText(issueOf(z.number().check(z.lte(9)), 10))).toBe('This is too much. The most is 9.');
    expect(refusalText(issueOf(z.number().check(z.gte(1)), 0))).toBe('This is too little. The least is 1.');
  });

  it.each([{}, null, 5, 'x', [], { message: 7 }, undefined])(
    'answers every call of the contract with sentences when the body is %j',
    (body) => {
      for (const { body: schema, query, params } of Object.values(contract)) {
        for (const part of [schema, query, params]) {
          const issues = part?.safeParse(body).error?.issues ?? [];
          for (const issue of issues) {
            const text = refusalText(issue);
            expect(text).toMatch(/^[A-Z][^:]*\.$/);
            expect(text).not.toMatch(/expected|received|undefined|object|string|input/i);
          }
        }
      }
    },
  );

  it('has one sentence for everything else', () => {
    expect(refusalOf(issueOf(z.object({ a: z.string() }), 5))).toBe(INPUT_REFUSED);
  });
});
