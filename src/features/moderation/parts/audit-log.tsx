/** The moderators' actions with reasons, about one player or about all. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip, Tag } from '../../../ui/controls/chip.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageButton } from '../../../ui/lists/next-page.tsx';
import { scrollStop } from '../../../ui/hooks/scroll-stop.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { auditQuery } from '../calls.ts';
import { actName, text } from '../text.ts';

export function AuditLog({ username }: { username: string }) {
  const [isAboutAll, setIsAboutAll] = useState(false);
  const query = useInfiniteQuery(auditQuery(isAboutAll ? null : username));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <div className="flex flex-wrap gap-x-2 gap-y-3 pb-2">
        <Chip isOn={!isAboutAll} onClick={() => setIsAboutAll(false)}>
          {text.only({ username })}
        </Chip>
        <Chip isOn={isAboutAll} onClick={() => setIsAboutAll(true)}>
          {text.allActs}
        </Chip>
      </div>
      <div ref={scrollStop} className="scroll flex-1">
        <ListRegion
          query={query}
          loadFailed={text.loadFailed}
          skeleton={<SkeletonRows count={4} label={text.loading} />}
          isEmpty={entries.length === 0}
          empty={<Empty picture="/emojis/frog-happy.webp" title={text.noLog} />}
        >
          <ul>
            {entries.map(({ id, actor, action, target, details, createdAt }) => (
              <li key={id} className="row items-start!">
                <span className="min-w-0 flex-1">
                  <span className="t-small flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Tag tone="sign">{actName(action)}</Tag>
                    <span>
                      <b>{actor}</b> → <b>{target}</b>
                    </span>
                  </span>
                  <span dir="auto" className="list-words t-small mt-1 block text-ink-2 wrap-anywhere">
                    {details}
                  </span>
                </span>
                <TimeAgo iso={createdAt} className="t-micro flex-none text-ink-3" />
              </li>
            ))}
          </ul>
        </ListRegion>
        <NextPageButton pages={query} label={text.more} />
      </div>
    </>
  );
}
