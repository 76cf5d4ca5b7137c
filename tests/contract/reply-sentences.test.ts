/**
 * Everything that the server says to players is a sentence of the list, so that pages in other languages can show it. The types
 * demand it of refusals, replies and events. This file pins these types, and checks what they cannot see.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { DomainError } from '../../src/server/domain-error.ts';
import { type messageReply, type Said } from '../../src/server/plugins/implement.ts';
import type { LiveTown } from '../../src/server/ports.ts';
import { readMessage } from '../../src/server/refusals.ts';
import type { Spoken } from '../../src/server/sentences.ts';
import { contract } from '../../src/shared/contract/index.ts';
import { failure, messageReply as messageSchema } from '../../src/shared/contract/replies.ts';
import { noticeSchema } from '../../src/shared/realtime/notices.ts';
import type { SentenceData } from '../../src/shared/rules/sentence.ts';
import { SENTENCES } from '../../src/shared/rules/sentences.ts';

/** Replies whose `message` is a text of a player, or empty. */
const WITHOUT_SENTENCE = new Set(['getProfile', 'getPost', 'getPostQuickInfo']);
/** Their texts are for the operator at the command line, or for a payment provider. */
const FOR_OPERATORS = new Set([
  'src/server/admin/arguments.ts',
  'src/server/admin/cluster.ts',
  'src/server/admin/command-line.ts',
  'src/server/admin/database-request.ts',
  'src/server/admin/idle-context.ts',
  'src/server/admin/live.ts',
  'src/server/admin/commands.ts',
  'src/server/admin/mails.ts',
  'src/server/admin/transparency.ts',
  'src/server/domains/announcements/service.ts',
  'src/server/domains/ledger/service.ts',
  'src/server/domains/membership/bundles.ts',
  'src/server/domains/membership/routes.ts',
  'src/server/domains/status/routes.ts',
  'src/server/domains/gifts/refunds.ts',
  'src/server/mail/queue.ts',
]);

const product = (pattern: string): Map<string, string> =>
  new Map(
    globSync(pattern)
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:test|suite)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

const keysOf = (schema: unknown): string[] => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);

describe('types', () => {
  it('demand a sentence of refusals, replies and events', () => {
    expectTypeOf<ConstructorParameters<typeof DomainError>[1]>().toEqualTypeOf<Spoken>();
    expectTypeOf<Parameters<typeof messageReply>[0]>().toEqualTypeOf<Spoken>();
    expectTypeOf<Said<z.infer<typeof messageSchema>>['message']>().toEqualTypeOf<Spoken | ''>();
    expectTypeOf<Parameters<LiveTown['notify']>[2]>().toEqualTypeOf<SentenceData>();
    expectTypeOf<string>().not.toExtend<Spoken>();
    expectTypeOf<{ code: 'nobodyWroteThis'; params: {} }>().not.toExtend<Spoken>();
  });
});

describe('the wire', () => {
  it('has a place for the sentence beside each message', () => {
    const without = Object.entries(contract)
      .map(([name, { reply }]) => [name, keysOf(reply)] as const)
      .filter(([, keys]) => keys.includes('message') && !keys.includes('sentence'));
    expect(new Set(without.map(([name]) => name))).toEqual(WITHOUT_SENTENCE);
    expect(keysOf(failure)).toContain('sentence');
    for (const option of noticeSchema.def.options) expect(keysOf(option)).toContain('sentence');
  });

  it("has a sentence for each of the contract's own refusals", () => {
    const found = new Set<string>();
    for (const { body, query, params } of Object.values(contract)) {
      for (const schema of [body, query, params]) {
        for (const value of [{}, ...hostileValues(keysOf(schema))]) {
          for (const { message } of schema?.safeParse(value).error?.issues ?? []) {
            const said = readMessage(message);
            if (said !== null) found.add(said.code);
            // Messages of the schema library: a code of it or 'Invalid input'.
            else expect(message).toMatch(/^Invalid|^Unrecognized|^Too/);
          }
        }
      }
    }
    expect(found.size).toBeGreaterThan(10);
  });
});

function hostileValues(keys: readonly string[]): Record<string, unknown>[] {
  return [null, '', '<>', -1, 'x'.repeat(100_000), []].map((value) =>
    Object.fromEntries(keys.map((key) => [key, value])),
  );
}

describe('the list', () => {
  const server = product('src/{server,shared}/**/*.ts');

  it('has no sentence that nothing says', () => {
    const sources = [...server].filter(([file]) => file !== 'src/shared/rules/sentences.ts').map(([, text]) => text);
    const all = sources.join('\n');
    expect(
      Object.keys(SENTENCES).filter((code) => !all.includes(`'${code}'`) && !all.includes(`SENTENCES.${code}`)),
    ).toEqual([]);
  });

  it('is passed by only for texts that no player sees', () => {
    const files = [...server].filter(([, text]) => text.includes('new OperatorText(')).map(([file]) => file);
    expect(new Set(files)).toEqual(FOR_OPERATORS);
  });
});
