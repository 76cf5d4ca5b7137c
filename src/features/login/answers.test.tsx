import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../net/api-error.ts';
import { attachToaster, type ToastRequest } from '../../ui/feedback/toast.ts';
import { showAnswer, showSignInFailure } from './answers.ts';

const shown: ToastRequest[] = [];
let detach = () => {};

beforeEach(() => {
  shown.length = 0;
  detach = attachToaster((request) => shown.push(request));
});
afterEach(() => detach());

it('answers are shown for 15 s: green after success, red after a refusal', async () => {
  expect(await showAnswer(Promise.resolve({ success: true, message: 'yes' }))).toEqual({
    success: true,
    refusal: null,
  });
  expect(await showAnswer(Promise.resolve({ success: false, message: 'no' }))).toEqual({
    success: false,
    refusal: { field: null, text: 'no' },
  });
  const taken = new ApiError(409, 'taken', { code: 'username-taken', isRefusal: true });
  expect(await showAnswer(Promise.reject(taken))).toEqual({
    success: false,
    refusal: { field: 'username', text: 'taken' },
  });
  expect(shown).toMatchObject([
    { text: 'yes', tone: 'ok', durationMs: 15_000 },
    { text: 'no', tone: 'bad', durationMs: 15_000 },
    { text: 'taken', tone: 'bad', durationMs: 15_000 },
  ]);
});

it('a refused sign-in shows its code for 10 s, or its message when it has no code', () => {
  showSignInFailure(new ApiError(401, 'Invalid', { code: 'INVALID_EMAIL_OR_PASSWORD', isRefusal: true }));
  showSignInFailure(new ApiError(429, 'Too many tries.', { isRefusal: true }));
  expect(shown).toMatchObject([
    { text: 'INVALID_EMAIL_OR_PASSWORD', tone: 'bad', durationMs: 10_000 },
    { text: 'Too many tries.', tone: 'bad', durationMs: 10_000 },
  ]);
});

it.each([
  new ApiError(500, 'Failed to fetch', { code: 'network' }),
  new ApiError(408, 'Request timeout'),
  new Error('x'),
])('%s is unexpected', async (cause) => {
  expect(await showAnswer(Promise.reject(cause))).toEqual({ success: false, refusal: null });
  showSignInFailure(cause);
  expect(shown.map((request) => request.text)).toEqual([
    'An unexpected error occurred',
    'An unexpected error occurred',
  ]);
});
