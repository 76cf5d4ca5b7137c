/** The status of a submission. */
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Submission } from '../../../shared/contract/creations.ts';
import { Tag } from '../../../ui/controls/chip.tsx';
import * as text from '../text.ts';

const LOOKS = {
  pending: { tone: 'warn', Icon: ClockIcon },
  approved: { tone: 'ok', Icon: CheckCircleIcon },
  rejected: { tone: 'bad', Icon: XIcon },
} as const;

export function StatusTag({ status }: Pick<Submission, 'status'>) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon weight="fill" size={13} />}>
      {text.FILTERS[status]}
    </Tag>
  );
}
