/** Placeholders with the shape of the loading content. */
import { classNames } from '../layout/class-names.ts';

interface SkeletonProps {
  className?: string;
}

/** One block; give it height and width by class. */
function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={classNames('skel block', className)} />;
}

export interface SkeletonRowsProps {
  count?: number;
  /** Announced by screen readers while the content loads. */
  label: string;
}

/** Rows of a picture and two lines. */
export function SkeletonRows({ count = 3, label }: SkeletonRowsProps) {
  return (
    <output className="block" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className="row">
          <Skeleton className="h-10 w-10 rounded-[12px]!" />
          <span className="flex-1">
            <Skeleton className="h-4 w-[38%]" />
            <Skeleton className="mt-1.5 h-3 w-[62%]" />
          </span>
        </span>
      ))}
    </output>
  );
}
