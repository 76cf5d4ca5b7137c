/** Texts of the review panel. */
import messages from '../../../languages/en/creations-review.ts';
import { texts } from '../../../languages/texts.ts';

import type { SubmissionStatus } from '../../../shared/rules/creations.ts';

export const text = texts(messages);

export const identical = (others: readonly { submitter: string; name: string; status: SubmissionStatus }[]): string =>
  text.identical({
    others: others
      .map(({ submitter, name, status }) =>
        text.identicalOne({ name: name || text.unnamed, submitter, status: text.statusWords[status] }),
      )
      .join(', '),
  });

export const decided = (status: 'approved' | 'rejected' | 'withdrawn', reviewer: string): string =>
  text.decided[status]({ reviewer });
