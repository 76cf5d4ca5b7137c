/** The findings of a sheet as text. The views show their positions. */
import type { SheetFindings } from '../../../shared/art/sheet-findings.ts';
import { emptyView, touchingView, wideView } from '../text.ts';

export function Findings({ report: { emptyViews, touchingViews, wideViews } }: { report: SheetFindings }) {
  const findings = [
    emptyViews.length > 0 && emptyView(emptyViews),
    touchingViews.length > 0 && touchingView(touchingViews),
    wideViews.length > 0 && wideView(wideViews),
  ].filter((finding) => finding !== false);
  return (
    <output className="t-small block text-warnink">
      {findings.map((finding) => (
        <span key={finding} className="block">
          {finding}
        </span>
      ))}
    </output>
  );
}
