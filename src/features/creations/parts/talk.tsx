/** What creator and reviewers said about a decision, and the field for more. Owns what is typed until it is sent. */
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type SubmitEvent, useState } from 'react';
import { COMMA } from '../../../languages/texts.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { TALK_MAX_LENGTH, TALK_MESSAGES_MAX, TALK_UNANSWERED_MAX } from '../../../shared/rules/creators.ts';
import type { Outcome } from '../../../state/people/people.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Area } from '../../../ui/controls/area.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { text } from '../text.ts';

export interface TalkProps {
  submission: Pick<Submission, 'id' | 'talk'>;
  isReviewer: boolean;
  send: (text: string) => Promise<Outcome>;
}

const EMPTY = { text: '' };

export function Talk({ submission: { id, talk }, isReviewer, send }: TalkProps) {
  const { fields, change, forget, isStored } = useKeptFields(`talk-${id}`, EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(fields.text.trim() !== '', { isStored, onDiscard: forget });
  const unanswered = talk.length - 1 - talk.findLastIndex(({ isByReviewer }) => isByReviewer);
  const isFull = talk.length >= TALK_MESSAGES_MAX;
  const isWaiting = !isReviewer && unanswered >= TALK_UNANSWERED_MAX;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || fields.text.trim() === '') return;
    setIsBusy(true);
    const reply = await showOutcome(send(fields.text));
    setIsBusy(false);
    if (reply === null) return;
    change(EMPTY);
    forget();
  };
  return (
    <section className="creations-talk" aria-label={text.talk}>
      <h4 className="t-over">{text.talk}</h4>
      {talk.length > 0 && (
        <div role="log" className="creations-log" aria-label={text.talk}>
          {talk.map(({ isByReviewer, text: said, createdAt }, at) => (
            <p
              key={`${at} ${createdAt}`}
              className={classNames('creations-said', isByReviewer !== isReviewer && 'is-other')}
            >
              <span className="t-micro text-ink-3">
                {isByReviewer ? text.reviewer : isReviewer ? text.creatorSaid : text.you}
                {COMMA}
                <TimeAgo iso={createdAt} />
              </span>
              <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
                {said}
              </span>
            </p>
          ))}
        </div>
      )}
      {isFull || isWaiting ? (
        <p className="t-small text-ink-3">{isFull ? text.talkFull : text.talkWaiting}</p>
      ) : (
        <form className="flex flex-col items-end gap-2" onSubmit={(event) => void submit(event)}>
          <Area
            className="self-stretch"
            label={isReviewer ? text.answerCreator : text.askReviewers}
            value={fields.text}
            onChange={(next) => change({ text: next })}
            rows={2}
            maxLength={TALK_MAX_LENGTH}
            countTo={TALK_MAX_LENGTH}
          />
          <Button
            type="submit"
            isBusy={isBusy}
            disabled={fields.text.trim() === ''}
            icon={<PaperPlaneRightIcon className="mirrors" weight="fill" size={16} />}
          >
            {text.send}
          </Button>
        </form>
      )}
    </section>
  );
}
