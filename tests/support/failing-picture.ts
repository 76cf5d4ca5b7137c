/** For tests of pictures that cannot be loaded. */
import { act, fireEvent } from '@testing-library/react';
import type { ManualRuntime } from './replace-runtime.ts';

/** Delay of the first retry, in ms. */
const FIRST_RETRY_MS = 2500;

/** The pictures fail twice: the second failure is shown. */
export function failPictures(root: ParentNode, clock: ManualRuntime): void {
  for (let failure = 0; failure < 2; failure += 1) {
    for (const image of root.querySelectorAll('img')) fireEvent.error(image);
    act(() => clock.advance(FIRST_RETRY_MS));
  }
}
