/** The drafts on this device, over the list of submissions. */
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { COMMA } from '../../../languages/texts.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { labelled } from '../../../languages/name-list.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { openersBeside } from '../../../ui/lists/focus-neighbour.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { deleteDraft, readDrafts, submissionDrafts } from '../drafts.ts';
import { text } from '../text.ts';

/** `onContinue` receives the draft's id. */
export function Drafts({ onContinue }: { onContinue: (id: string) => void }) {
  const { list, inForm } = useSnapshot(submissionDrafts);
  const shown = list.filter(({ id }) => id !== inForm);
  useEffect(readDrafts, []);
  if (shown.length === 0) return null;
  return (
    <section className="card creations-drafts" aria-label={text.drafts}>
      <h3 className="t-over">{text.drafts}</h3>
      <ul>
        {shown.map(({ id, savedAt, fields }) => {
          const name = fields.name?.trim() || text.unnamed;
          const category = fields.category ?? '';
          return (
            <li key={id} className="creations-draft">
              <button type="button" className="row flex-1" onClick={() => onContinue(id)}>
                <NotePencilIcon weight="fill" size={20} aria-hidden />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="clamp1 block font-extrabold">
                    {name}
                  </span>
                  <span className="t-micro block text-ink-3">
                    {category !== '' && categoryName(Number(category)) + COMMA}
                    <TimeAgo iso={new Date(savedAt).toISOString()} />
                  </span>
                </span>
              </button>
              <IconButton
                size="sm"
                tone="ghost-danger"
                label={labelled(text.deleteDraft, name)}
                onClick={({ currentTarget }) => {
                  const [next] = openersBeside(currentTarget, currentTarget.closest('li'), '.creations-draft');
                  deleteDraft(id);
                  next?.focus();
                }}
              >
                <TrashIcon weight="bold" size={16} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
