/** A virtualized list of submissions. */
import type { Submission } from '../../../shared/contract/creations.ts';
import { VirtualList, type VirtualListProps } from '../../../ui/lists/virtual-list.tsx';

const ROW_PX = 82;

const keyOf = ({ id }: Pick<Submission, 'id'>): string => id;

export const SubmissionList = <Row extends Pick<Submission, 'id'>>(
  props: Omit<VirtualListProps<Row>, 'keyOf' | 'estimatePx' | 'gapPx' | 'className'>,
) => (
  <VirtualList {...props} keyOf={keyOf} estimatePx={ROW_PX} gapPx={4} className="-mx-[5px] flex-1 px-[5px] py-[5px]" />
);
