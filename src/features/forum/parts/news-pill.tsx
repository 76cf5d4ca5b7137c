/** Says how many posts or replies are new, and shows them when it is pressed. It floats, so that nothing moves. */
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { Button } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';

export interface NewsPillProps {
  count: number;
  /** What is shown, for screen readers. */
  label: string;
  /** Where the new ones are. */
  side: 'top' | 'bottom';
  isBusy?: boolean;
  onShow: () => void;
}

export function NewsPill({ count, label, side, isBusy = false, onShow }: NewsPillProps) {
  const Arrow = side === 'top' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <div className="forum-news" data-side={side}>
      <output className="sr-only">{count > 0 ? label : ''}</output>
      {count > 0 && (
        <Button
          tone="sign"
          size="sm"
          aria-label={label}
          isBusy={isBusy}
          icon={<Arrow aria-hidden weight="bold" size={15} />}
          onClick={onShow}
        >
          {text.countOfNew({ count })}
        </Button>
      )}
    </div>
  );
}
