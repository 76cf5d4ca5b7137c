/** Queries and mutations of submissions. Each mutation refetches the list. */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { creationKeys } from '../../net/query-keys.ts';
import { upload } from '../../net/upload.ts';
import * as contract from '../../shared/contract/creations.ts';
import type { Outcome } from '../../state/people/people.ts';
import { text } from './text.ts';

export const submissionsQuery = () =>
  queryOptions({
    queryKey: creationKeys.submissions,
    queryFn: ({ signal }) => call(contract.listSubmissions, { signal }),
  });

/** `id` null creates a submission. `onProgress` receives the share of the form that is sent, 0 to 1. */
export const sendSubmission = defineMutation({
  send: (id: string | null, form: FormData, onProgress: (share: number) => void) =>
    orFailed(
      id === null
        ? upload(contract.createSubmission, { form, onProgress })
        : upload(contract.updateSubmission, { params: { id }, form, onProgress }),
    ),
  invalidates: () => [creationKeys.submissions],
});

export const removeSubmission = defineMutation({
  send: (id: string) => orFailed(call(contract.removeSubmission, { params: { id } })),
  invalidates: () => [creationKeys.submissions],
});

export const askAboutSubmission = defineMutation({
  send: (id: string, said: string) => call(contract.askAboutSubmission, { params: { id }, body: { text: said } }),
  invalidates: () => [creationKeys.submissions],
});

/** Replaces an error that is no refusal of the server by one text. */
async function orFailed(sent: Promise<Outcome>): Promise<Outcome> {
  try {
    return await sent;
  } catch (cause) {
    throw cause instanceof ApiError && cause.isRefusal ? cause : new Error(text.failed, { cause });
  }
}
