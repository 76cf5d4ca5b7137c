/**
 * Writes a new post. Validation errors are shown at the top, one at a time in the order of the specification. Title,
 * category and text are kept as drafts until the post is published. Closing with changed text asks whether to keep them.
 */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreen } from '../../../screens/screens.ts';
import { BbcodeEditor } from '../../../rich-text/bbcode/editor.tsx';
import { CATEGORY_LABELS } from '../../../languages/forum-text.ts';
import {
  CONTENT_MAX_LENGTH,
  type ForumFilter,
  POST_CATEGORIES,
  type PostCategory,
  TITLE_MAX_LENGTH,
} from '../../../shared/rules/forum.ts';
import { checkPost, type PostDraft } from '../../../shared/rules/forum-post.ts';
import { DraftStatus } from '../../../rich-text/write/draft-status.tsx';
import { useDraft } from '../../../rich-text/write/use-draft.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../state/chat/drafts.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDialogPlace } from '../../../ui/overlays/dialog-place.tsx';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { Field, FormError } from '../../../ui/controls/field.tsx';
import { useFocusInvalid } from '../../../ui/hooks/use-focus-invalid.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { createPost } from '../calls.ts';
import { CATEGORY_ICON_PARTS } from '../categories.tsx';
import { text } from '../text.ts';
import { sentenceText } from '../../../net/reply-words.ts';

const EDITOR_ROWS = 8;
const PARTS = ['title', 'category', 'message'] as const;
const keyOf = (part: keyof PostDraft): string => `forum-post:${part}`;

export interface NewPostDialogProps {
  /** The category of the list, preselected when the player may post there. */
  category: ForumFilter;
  onClose: () => void;
}

export function NewPostDialog(props: NewPostDialogProps) {
  return (
    <Dialog
      title={text.newPost}
      accent="books"
      icon={<PencilSimpleIcon weight="fill" />}
      widthPx={980}
      onClose={props.onClose}
    >
      <NewPostForm {...props} />
    </Dialog>
  );
}

function NewPostForm({ category, onClose }: NewPostDialogProps) {
  const access = useSnapshot(session).user?.access ?? 0;
  const offered = POST_CATEGORIES.filter((name) => access > 0 || name !== 'announcements');
  const title = useDraft(keyOf('title'));
  const message = useDraft(keyOf('message'));
  const [chosen, setChosen] = useState(
    () => readDraft(keyOf('category')) || (offered.find((name) => name === category) ?? ''),
  );
  const draft: PostDraft = { title: title.text, category: chosen, message: message.text };
  const [problem, setProblem] = useState<string | null>(null);
  const [isTitleBad, setIsTitleBad] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // The title alone: other fields may be out of sight of the error, which is above it.
  const form = useFocusInvalid(refusals);
  const { isBusy, track } = useOutcome();
  const { leave } = useDialogPlace();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0 && top.current) top.current.scrollTop = 0;
  }, [refusals]);
  useUnsaved(title.isUnsaved || message.isUnsaved, {
    ...message.unsaved,
    onDiscard: () => {
      for (const part of PARTS) forgetDraft(keyOf(part));
    },
  });
  const isRestored = title.draft === 'restored' || message.draft === 'restored';
  const discard = (): void => {
    title.discard();
    message.discard();
    forgetDraft(keyOf('category'));
  };
  const choose = (name: PostCategory): void => {
    setChosen(name);
    keepDraft(keyOf('category'), name);
  };
  const send = async (): Promise<void> => {
    if (isBusy) return;
    const found = checkPost(draft);
    setProblem(found && (await sentenceText(found)));
    setIsTitleBad(found?.code.startsWith('title') === true);
    setRefusals((count) => (found === null ? 0 : count + 1));
    if (found !== null) return;
    const reply = await track(createPost(draft));
    if (!reply) return;
    for (const part of PARTS) forgetDraft(keyOf(part));
    onClose();
    openScreen('forum', { selectedPostId: reply.id });
  };
  return (
    <form
      ref={form}
      className="flex min-h-0 flex-1 flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div ref={top} className="scroll flex min-h-0 flex-1 flex-col gap-3 p-4">
        {/* A new one each time: the same problem is announced once more. */}
        {problem !== null && <FormError key={refusals}>{problem}</FormError>}
        <Field
          label={text.title}
          value={draft.title}
          countTo={TITLE_MAX_LENGTH}
          isBad={isTitleBad}
          onChange={title.write}
        />
        <CategoryChoice offered={offered} chosen={chosen} onChoose={choose} />
        <div>
          <span className="label">{text.content}</span>
          <BbcodeEditor
            label={text.content}
            rows={EDITOR_ROWS}
            maxLength={CONTENT_MAX_LENGTH}
            value={draft.message}
            onChange={message.write}
            onSubmit={() => void send()}
          />
        </div>
      </div>
      <div className="flex flex-none items-center gap-2 border-t-[1.5px] border-hairline p-3">
        <DraftStatus
          isKept={title.isKept || message.isKept}
          isRestored={isRestored && !title.isUnsaved && !message.isUnsaved}
          onDiscard={discard}
          onUndo={() => {
            title.write(draft.title);
            message.write(draft.message);
            if (chosen !== '') keepDraft(keyOf('category'), chosen);
          }}
        />
        <Button onClick={leave}>{text.cancel}</Button>
        <Button type="submit" tone="sign" isBusy={isBusy} className="max-md:flex-none">
          {text.post}
        </Button>
      </div>
    </form>
  );
}

interface CategoryChoiceProps {
  offered: readonly PostCategory[];
  chosen: string;
  onChoose: (category: PostCategory) => void;
}

function CategoryChoice({ offered, chosen, onChoose }: CategoryChoiceProps) {
  const id = useId();
  return (
    <div>
      <span id={id} className="label">
        {text.category}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be laid out by its own rules */}
      <div className="flex flex-wrap gap-x-2 gap-y-2.5" role="group" aria-labelledby={id}>
        {offered.map((name) => {
          const CategoryIcon = CATEGORY_ICON_PARTS[name];
          return (
            <Chip key={name} isOn={name === chosen} onClick={() => onChoose(name)}>
              <CategoryIcon aria-hidden weight="fill" size={16} />
              {CATEGORY_LABELS[name]}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
