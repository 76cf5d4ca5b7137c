/** What players read when a submission could not be sent. */
import { expect, it } from 'vitest';
import { ApiError, ERROR_TEXTS } from '../../net/api-error.ts';
import { networkError } from '../../net/fetch-file.ts';
import { sendFailure } from './send-failure.ts';
import { text } from './text.ts';

const { sendFailures } = text;
/** As `sendSubmission` rejects when the server gave no words. */
const wrapped = (cause: unknown): Error => new Error(text.failed, { cause });

it.each([
  ['no connection', networkError(), sendFailures.network],
  ['a connection that is too slow', new ApiError(408, ERROR_TEXTS.timeout), sendFailures.timeout],
  ['a proxy that takes no large files', new ApiError(413, ERROR_TEXTS.failed), sendFailures.tooLarge],
  ['a proxy that counts requests', new ApiError(429, ERROR_TEXTS.failed), sendFailures.busy],
  ['a fault of the server', new ApiError(500, ERROR_TEXTS.failed), sendFailures.server],
  ['an ended session', new ApiError(401, ERROR_TEXTS.sessionExpired), ERROR_TEXTS.sessionExpired],
])('names %s', (_, cause, expected) => {
  expect(sendFailure(wrapped(cause))).toBe(expected);
});

it('repeats the words of a refusal, and knows no more of another error', () => {
  const refused = new ApiError(400, 'The image is damaged and cannot be read', { isRefusal: true });
  expect(sendFailure(refused)).toBe('The image is damaged and cannot be read');
  expect(sendFailure(new Error('x'))).toBe(sendFailures.server);
});
