/** The link that was just made: it is copied at once where the browser allows it. */
import './invitations.css';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/controls/copy-text.ts';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { createInvitation, revokeInvitations } from './calls.ts';
import { COPIED, EXPLAINED, text } from './text.ts';

export function InvitePanel() {
  const [url, setUrl] = useState('');
  const { isBusy, track } = useOutcome();
  useEffect(() => {
    let isMounted = true;
    createInvitation().then(
      (reply) => {
        if (!isMounted) return;
        setUrl(reply.url);
        void copy(reply.url);
      },
      (error: unknown) => isMounted && showFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const revoke = async (): Promise<void> => {
    if ((await track(revokeInvitations())) !== null) setUrl('');
  };
  return (
    <div className="invite-panel">
      <p className="t-small">{EXPLAINED}</p>
      <div className="field">
        <input
          readOnly
          dir="ltr"
          value={url}
          aria-label={text.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" size="sm" disabled={url === ''} onClick={() => void copy(url)}>
          {text.copy}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={() => void revoke()}>
          {text.revoke}
        </Button>
      </div>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  if (await copyText(url)) showToast({ text: COPIED, tone: 'ok', id: 'invitation' });
}
