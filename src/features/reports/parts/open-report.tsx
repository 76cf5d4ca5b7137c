/** One report for moderators: what was reported, the evidence, other reports about the player, and the decision or its form. */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useContext, useState } from 'react';
import type { ModeratedReport, ReportQueue } from '../../../shared/contract/reports.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../../../shared/rules/reports.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { LayerContext } from '../../../ui/layers/use-layer.ts';
import { TimeAgo, wholeDate } from '../../../ui/layout/when.tsx';
import { recordAppeal } from '../calls.ts';
import { text } from '../text.ts';
import { DecisionForm } from './decision-form.tsx';
import { EvidenceView } from './evidence-view.tsx';
import { TextDialog } from './text-dialog.tsx';

export interface OpenReportProps {
  report: ModeratedReport;
  queue: ReportQueue;
  onClose: () => void;
  onDecided: () => void;
}

export function OpenReport({ report, queue, onClose, onDecided }: OpenReportProps) {
  const layer = useContext(LayerContext);
  const { id, target, mayDecide, appeals } = report;
  const openAppeal = appeals.find(({ outcome }) => outcome === null);
  const isWaiting = queue === 'open' ? report.decision === null : queue === 'appealed' && openAppeal !== undefined;
  return (
    <section className="report-open" aria-label={text.reportAbout({ username: target })}>
      <div className="report-head">
        <h3 className="t-heading clamp1 flex-1">{text.reportAbout({ username: target })}</h3>
        <span className="t-micro text-ink-3">{text.number({ id })}</span>
        <IconButton
          size="sm"
          tone="ghost"
          label={text.closeReport}
          onClick={() => (layer === null ? onClose() : leaveLayer(layer, onClose))}
        >
          <XIcon weight="bold" size={16} />
        </IconButton>
      </div>
      <div className="scroll flex min-h-0 flex-1 flex-col gap-4 p-4">
        <Facts report={report} />
        <EvidenceView evidence={report.evidence} target={target} />
        <Earlier report={report} />
        <History report={report} />
        {isWaiting && mayDecide && <DecisionForm report={report} appeal={openAppeal ?? null} onDecided={onDecided} />}
        {isWaiting && !mayDecide && <p className="card t-small p-3">{text.notYours({ username: target })}</p>}
        {queue === 'decided' && <RecordAppeal report={report} />}
      </div>
    </section>
  );
}

function Facts({ report: { kind, category, text: written, createdAt, reporter } }: { report: ModeratedReport }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone="warn">{text.kinds[kind]}</Tag>
        <b className="t-body font-extrabold!">{text.categories[category]}</b>
      </p>
      <p className="t-small text-ink-2">
        {reporter === DELETED_NAME ? (
          text.by({ username: reporter })
        ) : (
          <button
            type="button"
            className="link font-bold"
            onClick={({ currentTarget }) => openQuickActions(reporter, currentTarget)}
          >
            {text.by({ username: reporter })}
          </button>
        )}{' '}
        <TimeAgo iso={createdAt} />
      </p>
      {written !== '' && (
        <p dir="auto" className="list-words t-body wrap-anywhere whitespace-pre-line">
          {written}
        </p>
      )}
    </div>
  );
}

function Earlier({ report: { target, earlier } }: { report: ModeratedReport }) {
  return (
    <div>
      <h4 className="label">{text.earlier({ username: target })}</h4>
      {earlier.length === 0 ? (
        <p className="t-small text-ink-3">{text.noneEarlier({ username: target })}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {earlier.map(({ id, kind, category, createdAt, action }) => (
            <li key={id} className="t-small flex flex-wrap items-center gap-x-2">
              <TimeAgo iso={createdAt} className="text-ink-3" />
              <span>{text.kinds[kind]}</span>
              <span className="text-ink-2">{text.categories[category]}</span>
              <Tag tone={action === null ? 'warn' : 'sign'}>{action === null ? text.open : text.actions[action]}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The decision and the appeals so far. */
function History({ report: { decision, appeals } }: { report: ModeratedReport }) {
  if (decision === null) return null;
  return (
    <div>
      <h4 className="label">{text.decision}</h4>
      <ul className="flex flex-col gap-2">
        <li className="t-small wrap-anywhere">
          {text.decidedBy({
            action: text.actions[decision.action],
            moderator: decision.moderator,
            reason: decision.reason,
          })}{' '}
          <span className="text-ink-3">{wholeDate(decision.decidedAt)}</span>
        </li>
        {appeals.map(({ party, text: written, outcome }) => (
          <li key={party} className="t-small wrap-anywhere">
            <b>{text.appealBy({ party })}</b>
            <span dir="auto" className="list-words block">
              {written}
            </span>
            {outcome && <span className="block text-ink-2">{text.appealDecided({ reason: outcome.reason })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A banned player cannot appeal in the game. */
function RecordAppeal({ report: { id, decision, appeals, mayDecide } }: { report: ModeratedReport }) {
  const [isOpen, setIsOpen] = useState(false);
  if (decision?.action !== 'ban' || !mayDecide || appeals.some(({ party }) => party === 'target')) return null;
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        {text.recordAppeal}
      </Button>
      {isOpen && (
        <TextDialog
          name={`record-appeal-${id}`}
          title={text.recordAppeal}
          label={text.appealLabel}
          note={text.recordNote}
          submitLabel={text.recordAppeal}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          act={(written) => recordAppeal(id, written)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
