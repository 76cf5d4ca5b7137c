/**
 * The overlay of one view of a sheet or figure: the template's lines and anchors, the safe area, and the positions of
 * findings.
 */
import { anchorsOf, GUIDE_LINES } from '../../../shared/art/creation-anchors.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { type EdgeMark, SAFE_SIDE_PX } from '../../../shared/art/sheet-findings.ts';
import { sheetViewOf } from '../../../avatar/views.ts';
import type { SheetReport } from '../sheet-check.ts';

/** Visible where a view is 50 px wide. */
const STRIP_PX = 16;
/** Names are drawn below their lines, so that the topmost name is not cut off. */
const NAME_DROP_PX = 19;

export interface ViewOverlayProps {
  /** 0 to 5 */
  rotation: number;
  report: Omit<SheetReport, 'failure'> | null;
  /** The body of the anchors. Null shows none. */
  anchors: BodyType | null;
  hasSafeArea: boolean;
  /** Names beside the lines, where there is space for them. */
  hasNames?: boolean;
  /** Hair above this y is hidden. */
  hairTopPx?: number | null;
}

export function ViewOverlay({ rotation, report, anchors, hasSafeArea, hasNames, hairTopPx = null }: ViewOverlayProps) {
  const view = sheetViewOf(rotation);
  const isEmpty = report?.emptyViews.includes(view) === true;
  return (
    <svg className="view-overlay" viewBox={`0 0 ${CANVAS_WIDTH_PX} ${CANVAS_HEIGHT_PX}`} aria-hidden>
      {isEmpty && (
        <g className="view-overlay-empty" data-finding="empty">
          <rect width={CANVAS_WIDTH_PX} height={CANVAS_HEIGHT_PX} />
          <path d={`M0,0L${CANVAS_WIDTH_PX},${CANVAS_HEIGHT_PX}M${CANVAS_WIDTH_PX},0L0,${CANVAS_HEIGHT_PX}`} />
        </g>
      )}
      {hasSafeArea && (
        <rect
          className="view-overlay-safe"
          x={SAFE_SIDE_PX}
          y={2}
          width={CANVAS_WIDTH_PX - 2 * SAFE_SIDE_PX}
          height={CANVAS_HEIGHT_PX - 4}
        />
      )}
      {hairTopPx !== null && (
        <path className="view-overlay-hair" data-line="hair" d={`M0,${hairTopPx}H${CANVAS_WIDTH_PX}`} />
      )}
      {anchors !== null && (
        <g className="view-overlay-anchors" data-anchors={anchors}>
          {GUIDE_LINES.map(({ name, y }) => (
            <g key={name}>
              <path d={`M0,${y}H${CANVAS_WIDTH_PX}`} />
              {hasNames && (
                <text x={8} y={y + NAME_DROP_PX}>
                  {name.toLowerCase()}
                </text>
              )}
            </g>
          ))}
          {anchorsOf(anchors, rotation).map(({ name, x, y }) => (
            <circle key={name} cx={x} cy={y} r={8}>
              <title>{name}</title>
            </circle>
          ))}
        </g>
      )}
      {report?.marks
        .filter((mark) => mark.view === view && (mark.isTouching || hasSafeArea))
        .map((mark) => (
          <rect
            key={`${mark.edge} ${mark.isTouching}`}
            className={mark.isTouching ? 'view-overlay-touch' : 'view-overlay-wide'}
            data-finding={mark.edge}
            {...stripOf(mark)}
          />
        ))}
    </svg>
  );
}

/** From the first to the last position along the edge at which the drawing is too near. */
function stripOf({ edge, fromPx, toPx, isTouching }: EdgeMark) {
  const length = Math.max(STRIP_PX, toPx - fromPx + 1);
  const depth = isTouching ? STRIP_PX : SAFE_SIDE_PX;
  if (edge === 'top') return { x: fromPx, y: 0, width: length, height: depth };
  if (edge === 'bottom') return { x: fromPx, y: CANVAS_HEIGHT_PX - depth, width: length, height: depth };
  return { x: edge === 'left' ? 0 : CANVAS_WIDTH_PX - depth, y: fromPx, width: depth, height: length };
}
