/** The calls of creators; what changes a submission has the list asked for again. */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { upload } from '../../net/upload.ts';
import * as contract from '../../shared/contract/creations.ts';
import type { Outcome } from '../../state/people/people.ts';
import * as text from './text.ts';

export const submissionsQuery = () =>
  queryOptions({
    queryKey: ['submissions'],
    queryFn: ({ signal }) => call(contract.listSubmissions, { signal }),
  });

/** `id` null hands in a new one. `onProgress` hears the share that is sent, 0 to 1. */
export async function sendSubmission(
  id: string | null,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  return await changing(
    id === null
      ? upload(contract.createSubmission, { form, onProgress })
      : upload(contract.updateSubmission, { params: { id }, form, onProgress }),
  );
}

export const removeSubmission = (id: string): Promise<Outcome> =>
  changing(call(contract.removeSubmission, { params: { id } }));

async function changing(underway: Promise<Outcome>): Promise<Outcome> {
  try {
    return await underway;
  } catch (cause) {
    throw cause instanceof ApiError && cause.isRefusal ? cause : new Error(text.FAILED, { cause });
  } finally {
    void queryClient.invalidateQueries({ queryKey: submissionsQuery().queryKey });
  }
}
