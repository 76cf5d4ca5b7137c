/** A row whose picture cannot be loaded. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failPictures } from '../../../../tests/support/failing-picture.ts';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { submissionOf } from '../../../../tests/support/samples/submission.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { SubmissionRow } from './submission-row.tsx';

afterEach(cleanup);

it('has a button beside it that loads the picture again and does not open the row', () => {
  const clock = replaceRuntime(runtime);
  const onOpen = vi.fn<() => void>();
  const { container } = render(
    <SubmissionRow submission={submissionOf({})} isOpen={false} onOpen={onOpen} note="today" />,
  );
  failPictures(container, clock);
  const retry = screen.getByRole('button', { name: 'Load the picture again: Lamplighter Knit' });
  expect(retry.parentElement?.closest('button')).toBeNull();
  fireEvent.click(retry);
  expect(container.querySelector('img')).not.toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
});
