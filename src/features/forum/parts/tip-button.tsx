/** Tips the author of a post or reply, once. Shows 'Tipped' afterwards. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useState } from 'react';
import { Button, type ButtonSize } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CoinMark } from '../../../ui/layout/marks.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { giveTip } from '../calls.ts';
import { text } from '../text.ts';

export interface TipButtonProps {
  postId: string;
  /** Left out for the post itself. */
  replyId?: string;
  author: string;
  coins: number;
  hasTipped: boolean;
  size?: ButtonSize;
}

export function TipButton({ postId, replyId, author, coins, hasTipped, size = 'md' }: TipButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  if (hasTipped) {
    return (
      <Button size={size} disabled icon={<CheckIcon weight="bold" size={14} />}>
        {text.tipped}
      </Button>
    );
  }
  return (
    <>
      <Button
        tone={replyId === undefined ? 'plain' : 'ghost'}
        size={size}
        icon={<CoinMark size={size === 'sm' ? 16 : 18} />}
        aria-label={`${text.tipTitle({ coins })}: ${author}`}
        onClick={() => setIsConfirming(true)}
      >
        {text.tip({ coins })}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={text.tipTitle({ coins })}
          confirmLabel={text.tipTitle({ coins })}
          tone="coin"
          confirmIcon={<CoinMark size={18} />}
          accent="books"
          onClose={() => setIsConfirming(false)}
          onConfirm={async () => {
            await showOutcome(giveTip(postId, replyId));
            setIsConfirming(false);
          }}
        >
          <p>{text.tipAsk({ author, coins })}</p>
          <p className="t-small text-ink-3">{text.tipNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
