/** Page numbers: first, last and the pages around the current one. Renders nothing for a single page. */
import { replyPages } from '../../../shared/rules/forum.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';

export interface ReplyPagesProps {
  current: number;
  totalReplies: number;
  onPage: (page: number) => void;
  /** True for the one below the replies. */
  isSecond?: boolean;
}

export function ReplyPages({ current, totalReplies, onPage, isSecond }: ReplyPagesProps) {
  const pages = replyPages(current, totalReplies);
  if (pages.length === 0) return null;
  return (
    <nav
      className="flex flex-wrap gap-1"
      aria-label={isSecond ? text.repliesBelow({ label: text.replyPages }) : text.replyPages}
    >
      {pages.map((page, at) =>
        page === 'gap' ? (
          <span key={`gap ${pages[at + 1]}`} aria-hidden className="self-center px-1 font-bold text-ink-3">
            …
          </span>
        ) : (
          <IconButton
            key={page}
            size="sm"
            tone={page === current ? 'sign' : 'plain'}
            label={text.page({ number: page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {page}
          </IconButton>
        ),
      )}
    </nav>
  );
}
