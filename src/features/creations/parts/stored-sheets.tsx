/** The stored sheets of a submission with their findings and the hair line. */
import { storageUrl } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { text } from '../text.ts';
import { Findings } from './findings.tsx';
import { SheetViews } from './sheet-views.tsx';

export function StoredSheets({ submission }: { submission: Submission }) {
  const { imageUrl, backImageUrl, hairTopPx, findings } = submission;
  return (
    <>
      <SheetViews url={storageUrl(imageUrl)} report={findings && { ...findings, marks: [] }} hairTopPx={hairTopPx} />
      {findings && <Findings report={findings} />}
      {hairTopPx !== null && <p className="t-small text-ink-2">{text.hairLineIs({ px: hairTopPx })}</p>}
      {backImageUrl !== null && (
        <div className="self-stretch">
          <span className="label">{text.backSheetShown}</span>
          <SheetViews url={storageUrl(backImageUrl)} />
        </div>
      )}
    </>
  );
}
