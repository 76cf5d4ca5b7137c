/** The player's reports and the decisions about the player, newest first, with the appeal of those that can be appealed. */
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REPORT_TEXT_MAX_LENGTH } from '../../../shared/rules/reports.ts';
import type { OwnReport } from '../../../shared/contract/reports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { TimeAgo, wholeDate } from '../../../ui/layout/when.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { appealDecision, ownReportsQuery } from '../calls.ts';
import { text } from '../text.ts';
import { TextDialog } from './text-dialog.tsx';

export function OwnReports() {
  const query = useQuery(ownReportsQuery());
  const [appealed, setAppealed] = useState<OwnReport | null>(null);
  const reports = query.data ?? [];
  return (
    <div className="scroll flex min-h-0 flex-1 flex-col p-4">
      <ListRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={<SkeletonRows count={4} label={text.loading} />}
        isEmpty={reports.length === 0}
        empty={<Empty picture="/emojis/cat-sleep.webp" title={text.noneOwn} text={text.noneOwnNote} />}
      >
        <ul className="flex flex-col gap-2">
          {reports.map((report) => (
            <OwnRow key={report.id} report={report} onAppeal={() => setAppealed(report)} />
          ))}
        </ul>
      </ListRegion>
      {appealed && (
        <TextDialog
          name={`appeal-${appealed.id}`}
          title={text.appealTitle}
          label={text.appealLabel}
          note={text.appealNote({ date: wholeDate(appealed.appealUntil ?? '') })}
          submitLabel={text.appeal}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          act={(written) => appealDecision(appealed.id, written)}
          onClose={() => setAppealed(null)}
        />
      )}
    </div>
  );
}

function OwnRow({ report, onAppeal }: { report: OwnReport; onAppeal: () => void }) {
  const { id, party, kind, category, username, createdAt, decision, appeal, appealUntil } = report;
  const about =
    party === 'target' ? text.aboutYou : username === null ? text.aboutGone : text.aboutPlayer({ username });
  return (
    <li className="card flex flex-col gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="t-body min-w-0 font-extrabold!">{about}</b>
        <Tag>{text.kinds[kind]}</Tag>
        <span className="flex-1" />
        <span className="t-micro text-ink-3">{text.number({ id })}</span>
        <TimeAgo iso={createdAt} className="t-micro text-ink-3" />
      </div>
      <p className="t-small text-ink-2">{text.categories[category]}</p>
      {report.text !== '' && (
        <p dir="auto" className="list-words t-body wrap-anywhere">
          {report.text}
        </p>
      )}
      {decision === null ? (
        <p className="t-small">
          <Tag tone="warn">{text.open}</Tag>
        </p>
      ) : (
        <p className="t-small wrap-anywhere">
          <Tag tone="sign">{text.actions[decision.action]}</Tag> {text.decidedBecause({ reason: decision.reason })}
        </p>
      )}
      {appeal !== null && (
        <p className="t-small wrap-anywhere text-ink-2">
          {appeal.outcome === null ? text.appealOpen : text.appealDecided({ reason: appeal.outcome.reason })}
        </p>
      )}
      {appealUntil !== null && (
        <Button size="sm" className="self-end" icon={<ScalesIcon weight="bold" size={16} />} onClick={onAppeal}>
          {text.appeal}
        </Button>
      )}
    </li>
  );
}
