/**
 * The reports for moderators: open ones and appeals, oldest first, and decided ones. The open report is beside the list, on narrow
 * windows in a drawer. Owns the chosen queue and the open report.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ModeratedReport, QUEUES, type ReportQueue } from '../../../shared/contract/reports.ts';
import { Tag } from '../../../ui/controls/chip.tsx';
import { ChipRow } from '../../../ui/controls/chip-row.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { useHeldNarrow } from '../../../ui/hooks/use-held-narrow.ts';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { LayerContext, useInnerLayer } from '../../../ui/layers/use-layer.ts';
import { TimeAgo } from '../../../ui/layout/when.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageButton } from '../../../ui/lists/next-page.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { queueQuery } from '../calls.ts';
import { text } from '../text.ts';
import { OpenReport } from './open-report.tsx';

export function Queue() {
  const [queue, setQueue] = useState<ReportQueue>('open');
  const [openId, setOpenId] = useState<string | null>(null);
  const isNarrow = useHeldNarrow();
  const query = useInfiniteQuery(queueQuery(queue));
  const shown = query.data?.pages.flatMap((page) => page.reports) ?? [];
  const counts = query.data?.pages.at(-1)?.counts;
  const opened = shown.find(({ id }) => id === openId);
  const isBeside = opened !== undefined && !isNarrow;
  const layer = useInnerLayer(() => setOpenId(null), isBeside);
  const leave = (then: () => void): void => {
    if (isBeside) leaveLayer(layer, then);
    else then();
  };
  const choose = (next: ReportQueue): void =>
    leave(() => {
      setQueue(next);
      setOpenId(null);
    });
  const openNext = (id: string): void => {
    const at = shown.findIndex((one) => one.id === id);
    setOpenId(isNarrow ? null : ((shown[at + 1] ?? shown[at - 1])?.id ?? null));
  };
  const report = opened && (
    <OpenReport
      key={opened.id}
      report={opened}
      queue={queue}
      onClose={() => setOpenId(null)}
      onDecided={() => openNext(opened.id)}
    />
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-3">
        <ChipRow
          label={text.queue}
          choices={QUEUES.map((one) => ({
            id: one,
            label: counts ? `${text.queues[one]} ${counts[one]}` : text.queues[one],
          }))}
          chosen={queue}
          onChoose={choose}
        />
        <div className="scroll flex min-h-0 flex-1 flex-col">
          <ListRegion
            query={query}
            loadFailed={text.loadFailed}
            skeleton={<SkeletonRows count={4} label={text.loading} />}
            isEmpty={shown.length === 0}
            empty={<Empty picture="/emojis/frog-happy.webp" title={text.none[queue]} />}
          >
            <ul className="p-[5px]">
              {shown.map((one) => (
                <li key={one.id}>
                  <Row report={one} isOpen={one.id === openId} onOpen={() => leave(() => setOpenId(one.id))} />
                </li>
              ))}
            </ul>
          </ListRegion>
          <NextPageButton pages={query} label={text.more} />
        </div>
      </div>
      {isNarrow ? (
        report && (
          <Drawer
            title={text.reportAbout({ username: opened.target })}
            accent="townhall"
            onClose={() => setOpenId(null)}
          >
            {report}
          </Drawer>
        )
      ) : (
        <LayerContext value={report ? layer : null}>
          <div className="report-beside">
            {report ?? <p className="t-small m-auto p-4 text-ink-2">{text.chooseReport}</p>}
          </div>
        </LayerContext>
      )}
    </div>
  );
}

function Row({ report, isOpen, onOpen }: { report: ModeratedReport; isOpen: boolean; onOpen: () => void }) {
  const { target, kind, category, createdAt, decision, evidence } = report;
  const reported = evidence?.lines.find(({ isReported }) => isReported)?.text;
  return (
    <button
      type="button"
      className="row report-row"
      data-on={isOpen || undefined}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <b className="clamp1">{target}</b>
          <Tag>{text.kinds[kind]}</Tag>
        </span>
        <span className="t-small clamp2 text-ink-2">{text.categories[category]}</span>
        {reported !== undefined && (
          <span dir="auto" className="t-small clamp1 block">
            {reported}
          </span>
        )}
      </span>
      <span className="flex flex-none flex-col items-end gap-1">
        <TimeAgo iso={decision?.decidedAt ?? createdAt} className="t-micro text-ink-3" />
        {decision && <Tag tone="sign">{text.actions[decision.action]}</Tag>}
      </span>
    </button>
  );
}
