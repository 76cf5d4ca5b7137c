/** Texts of the review panel. */
import messages from '../../../languages/en/creations-review.ts';
import { factsOf, texts } from '../../../languages/texts.ts';

import type { SubmissionStatus } from '../../../shared/rules/creations.ts';

export const text = texts(messages);

export const identical = (others: readonly { submitter: string; name: string; status: SubmissionStatus }[]): string =>
  text.identical({
    others: factsOf(
      others.map(({ submitter, name, status }) =>
        text.identicalOne({ name: name || text.unnamed, submitter, status: text.statusWords[status] }),
      ),
    ),
  });

export const decided = (status: 'approved' | 'rejected' | 'withdrawn', reviewer: string): string =>
  text.decided[status]({ reviewer });
