/** Offers the draft of an existing text, with its buttons. Renders nothing without an offered draft. */
import { Button } from '../../ui/controls/button.tsx';
import { text as words } from './text.ts';
import type { DraftText } from './use-draft.ts';

export function DraftNote({ draft: { draft, use, decline } }: { draft: DraftText }) {
  if (draft !== 'offered' && draft !== 'outdated') return null;
  return (
    <div className="well flex flex-none flex-wrap items-center gap-2 py-1.5 pe-1.5 ps-3">
      <output className="t-small min-w-0 flex-1 basis-40">
        {draft === 'offered' ? words.draftOffered : words.draftOutdated}
      </output>
      <Button size="sm" onClick={use}>
        {words.takeDraft}
      </Button>
      <Button size="sm" tone="ghost" onClick={decline}>
        {words.discardDraft}
      </Button>
    </div>
  );
}
