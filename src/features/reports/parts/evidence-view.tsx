/** The server's copy of what was reported, with the lines around it. Texts are shown as they were typed, without their media. */
import { AvatarView } from '../../../avatar/avatar-view.tsx';
import { storageUrl } from '../../../net/client-config.ts';
import type { Evidence } from '../../../shared/contract/reports.ts';
import { Tag } from '../../../ui/controls/chip.tsx';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { text } from '../text.ts';

const LOOK_HEIGHT_PX = 150;

export function EvidenceView({ evidence, target }: { evidence: Evidence | null; target: string }) {
  if (evidence === null) return <p className="t-small text-ink-2">{text.evidenceGone}</p>;
  const { lines, pictures, look } = evidence;
  return (
    <div>
      <h4 className="label">{text.evidence}</h4>
      {lines.length === 0 && pictures.length === 0 && look === null && (
        <p className="t-small text-ink-3">{text.noEvidence}</p>
      )}
      <ul className="report-lines">
        {lines.map(({ username, text: said, createdAt, isReported }, at) => (
          // Lines have no ids, and their order does not change.
          <li key={`${at}`} className="report-line" data-reported={isReported || undefined}>
            <span className="flex flex-wrap items-center gap-2">
              <b className="t-small font-extrabold!">{username}</b>
              {isReported && <Tag tone="warn">{text.reported}</Tag>}
              {createdAt !== null && <span className="t-micro text-ink-3">{wholeDate(createdAt)}</span>}
            </span>
            <span dir="auto" className="list-words t-small block wrap-anywhere whitespace-pre-line">
              {said}
            </span>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {pictures.map((path, at) => (
            <img key={path} src={storageUrl(path)} alt={text.picture({ number: at + 1 })} className="report-picture" />
          ))}
        </div>
      )}
      {look !== null && (
        <div className="mt-2">
          <AvatarView customization={look} heightPx={LOOK_HEIGHT_PX} label={text.look({ username: target })} />
        </div>
      )}
    </div>
  );
}
