/** Asks the operator to end the subscription, after a question. Shows when the last request was sent. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { cancelSubscription, membershipQuery } from '../calls.ts';
import { text } from '../text.ts';

export function CancelSubscription() {
  const { data } = useQuery(membershipQuery);
  const [isAsking, setIsAsking] = useState(false);
  const sentAt = data?.cancellationSentAt ?? null;
  const lastSent = sentAt === null ? null : text.lastSent({ date: wholeDate(new Date(sentAt).toISOString()) });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 self-stretch">
      {lastSent && <p className="t-small text-ink-3">{lastSent}</p>}
      <Button tone="ghost-danger" size="sm" onClick={() => setIsAsking(true)}>
        {text.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.cancel}
          accent="townhall"
          confirmLabel={text.sendCancellation}
          cancelLabel={text.keepSubscription}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            if (await cancelSubscription()) setIsAsking(false);
          }}
        >
          <p>{text.cancelNote}</p>
          {lastSent && <p className="font-bold">{lastSent}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
