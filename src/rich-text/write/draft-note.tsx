/** Says that a draft is shown or offered, with its buttons. Renders nothing without a draft. */
import { Button } from '../../ui/controls/button.tsx';
import * as words from './text.ts';
import type { DraftState } from './use-draft.ts';

const WORDS: Record<Exclude<DraftState, 'none'>, string> = {
  restored: words.DRAFT_RESTORED,
  offered: words.DRAFT_OFFERED,
  outdated: words.DRAFT_OUTDATED,
};

export interface DraftNoteProps {
  draft: DraftState;
  onUse?: () => void;
  onDiscard: () => void;
}

export function DraftNote({ draft, onUse, onDiscard }: DraftNoteProps) {
  if (draft === 'none') return null;
  return (
    <div className="well flex flex-none flex-wrap items-center gap-2 py-1.5 pr-1.5 pl-3">
      <output className="t-small min-w-0 flex-1 basis-40">{WORDS[draft]}</output>
      {draft !== 'restored' && onUse && (
        <Button size="sm" onClick={onUse}>
          {words.USE_DRAFT}
        </Button>
      )}
      <Button size="sm" tone="ghost" onClick={onDiscard}>
        {words.DISCARD_DRAFT}
      </Button>
    </div>
  );
}
