/**
 * A small button beside the words that are selected in a post or reply: quotes them. Touch screens show it below the
 * selection, away from the browser's own handles. The buttons of the texts do the same by keyboard.
 */
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { type QuotedSelection, readSelection } from '../quoted-selection.ts';
import { text } from '../text.ts';

export interface QuoteSelectionProps {
  /** Contains the texts. */
  within: RefObject<HTMLElement | null>;
  onQuote: (author: string, words: string) => void;
}

const GAP_PX = 8;
const WIDTH_PX = 110;
const HEIGHT_PX = 48;

export function QuoteSelection({ within, onQuote }: QuoteSelectionProps) {
  const [selection, setSelection] = useState<QuotedSelection | null>(null);
  useEffect(() => {
    const follow = (): void => setSelection(within.current === null ? null : readSelection(within.current));
    const scroller = within.current;
    document.addEventListener('selectionchange', follow);
    scroller?.addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', follow);
      scroller?.removeEventListener('scroll', follow);
    };
  }, [within]);
  const frame = within.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
  if (selection === null || frame === null) return null;
  return createPortal(
    <Button
      tone="sign"
      size="sm"
      tabIndex={-1}
      className="forum-quote"
      style={placeIn(frame, selection.box)}
      icon={<QuotesIcon aria-hidden weight="fill" size={16} />}
      // The selection stays.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onQuote(selection.author, selection.text);
        document.getSelection()?.removeAllRanges();
      }}
    >
      {text.quote}
    </Button>,
    frame,
  );
}

/** Below the end of the selection, inside the frame. */
function placeIn(frame: HTMLElement, box: DOMRect): { left: number; top: number } {
  const outer = frame.getBoundingClientRect();
  const left = Math.min(Math.max(box.right - WIDTH_PX / 2, outer.left + GAP_PX), outer.right - WIDTH_PX - GAP_PX);
  const top = Math.min(Math.max(box.bottom + GAP_PX, outer.top + GAP_PX), outer.bottom - HEIGHT_PX - GAP_PX);
  return { left: left - outer.left, top: top - outer.top };
}
