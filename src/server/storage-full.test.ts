/** Which errors mean that there is no room. */
import { expect, it } from 'vitest';
import { isStorageFull, storageFull } from './storage-full.ts';

const raised = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

it.each([
  ['a file system without room', raised({ code: 'ENOSPC' }), true],
  ['a quota of files that is used up', raised({ code: 'EDQUOT' }), true],
  ["PostgreSQL's disk_full", raised({ code: '53100' }), true],
  ["SQLite's SQLITE_FULL", raised({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  ['a write of SQLite that a quota refused', raised({ code: 'ERR_SQLITE_ERROR', errcode: 778 }), true],
  ['an error that one of them caused', new Error('outer', { cause: raised({ code: 'ENOSPC' }) }), true],
  ['the refusal itself', storageFull(raised({ code: 'ENOSPC' })), true],
  ['a constraint of SQLite', raised({ code: 'ERR_SQLITE_ERROR', errcode: 2067 }), false],
  ['another error with the number', raised({ code: 'E', errcode: 13 }), false],
  ['out of memory of PostgreSQL', raised({ code: '53200' }), false],
  ['too many open files', raised({ code: 'EMFILE' }), false],
  ['no error', 'ENOSPC', false],
])('%s: %s', (_, error, expected) => {
  expect(isStorageFull(error)).toBe(expected);
});

it('an error that causes itself ends the search', () => {
  const error = raised({});
  error.cause = error;
  expect(isStorageFull(error)).toBe(false);
});
