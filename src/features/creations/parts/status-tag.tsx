/** The status of a submission. */
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Submission } from '../../../shared/contract/creations.ts';
import { Tag } from '../../../ui/controls/chip.tsx';
import { text } from '../text.ts';

const LOOKS = {
  pending: { tone: 'warn', Icon: ClockIcon },
  approved: { tone: 'ok', Icon: CheckCircleIcon },
  rejected: { tone: 'bad', Icon: XIcon },
} as const;

/** A withdrawn item's submission is rejected, too; it is named differently. */
export function StatusTag({ submission }: { submission: Pick<Submission, 'status' | 'withdrawnAt'> }) {
  const { status, withdrawnAt } = submission;
  const isWithdrawn = withdrawnAt !== null;
  const { tone, Icon } = isWithdrawn ? { tone: 'bad' as const, Icon: ProhibitIcon } : LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon weight="fill" size={13} />}>
      {isWithdrawn ? text.withdrawn : text.filters[status]}
    </Tag>
  );
}
