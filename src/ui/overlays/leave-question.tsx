/** Asks before unsaved work is lost. Each dialog and drawer renders it; it shows the question about its own layer. */
import { useContext, useSyncExternalStore } from 'react';
import { Button } from '../controls/button.tsx';
import { LayerContext } from '../layers/use-layer.ts';
import { leaveRequest, type LeaveRequest, onLeaveRequest } from '../layers/unsaved.ts';
import { DialogShell, FIRST_FOCUS } from './dialog-shell.tsx';
import { text as words } from '../text.ts';

const LEAVE_TITLE = words.leaveTitle;
const LEAVE_TEXT = words.leaveText;
const STAY = words.stay;
const DISCARD = words.discard;

export function LeaveQuestion() {
  const layer = useContext(LayerContext);
  const request = useSyncExternalStore(onLeaveRequest, leaveRequest);
  return request !== null && request.dialog === layer ? <Question request={request} /> : null;
}

function Question({ request: { guard, answer } }: { request: LeaveRequest }) {
  const {
    title = LEAVE_TITLE,
    text = LEAVE_TEXT,
    stayLabel = STAY,
    discardLabel = DISCARD,
    keepLabel,
  } = guard.unsaved();
  return (
    <DialogShell title={title} widthPx={460} isSmall onClose={() => answer('stay')}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="t-body">{text}</p>
        <div className="flex flex-wrap justify-end gap-2" data-keep-clear="">
          <Button {...FIRST_FOCUS} onClick={() => answer('stay')}>
            {stayLabel}
          </Button>
          {keepLabel && <Button onClick={() => answer('keep')}>{keepLabel}</Button>}
          <Button tone="danger" onClick={() => answer('discard')}>
            {discardLabel}
          </Button>
        </div>
      </div>
    </DialogShell>
  );
}
