/** A player's recent public messages, each with its Redact button; bio and name tag at the bottom. */
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenParams } from '../../../screens/screens.ts';
import type { RedactableKind } from '../../../shared/contract/moderation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { scrollStop } from '../../../ui/hooks/scroll-stop.ts';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { chatQuery, redact } from '../calls.ts';
import { text } from '../text.ts';
import { NO_REASON, ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';

interface Target {
  kind: RedactableKind;
  id: string;
  title: string;
}

export interface RecentChatProps {
  username: string;
  /** The text that the moderator opened the screen to redact. */
  redactFirst?: ScreenParams['moderation']['redact'];
}

export function RecentChat({ username, redactFirst }: RecentChatProps) {
  const query = useQuery(chatQuery(username));
  const lines = query.data?.lines ?? [];
  const [target, setTarget] = useState<Target | null>(redactFirst ? { ...redactFirst, title: text.redact } : null);
  return (
    <>
      <div ref={scrollStop} className="scroll flex-1">
        <ListRegion
          query={query}
          loadFailed={text.loadFailed}
          skeleton={<SkeletonRows count={4} label={text.loading} />}
          isEmpty={lines.length === 0}
          empty={<Empty picture="/emojis/cat-sleep.webp" title={text.noChat} />}
        >
          <ul>
            {lines.map(({ id, message, createdAt, isRedacted }) => (
              <li key={id} className="row">
                <span className="min-w-0 flex-1">
                  <TimeAgo iso={createdAt} className="t-micro block text-ink-3" />
                  <span dir="auto" className="list-words t-body block wrap-anywhere">
                    {message}
                  </span>
                </span>
                {isRedacted ? (
                  <Tag tone="warn">{text.redacted}</Tag>
                ) : (
                  <Button
                    size="sm"
                    tone="ghost-danger"
                    onClick={() => setTarget({ kind: 'chat', id, title: text.redact })}
                  >
                    {text.redact}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </ListRegion>
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="sm" onClick={() => setTarget({ kind: 'bio', id: username, title: text.redactBio })}>
          {text.redactBio}
        </Button>
        <Button size="sm" onClick={() => setTarget({ kind: 'nametag', id: username, title: text.redactNametag })}>
          {text.redactNametag}
        </Button>
      </div>
      {target && <RedactDialog key={`${target.kind}-${target.id}`} target={target} onClose={() => setTarget(null)} />}
    </>
  );
}

function RedactDialog({ target, onClose }: { target: Target; onClose: () => void }) {
  const { kind, id, title } = target;
  const kept = useKeptFields(`redact-${kind}-${id}`, NO_REASON);
  return <ReasonDialog kept={kept} title={title} onClose={onClose} act={(reason) => redact(kind, id, reason)} />;
}
