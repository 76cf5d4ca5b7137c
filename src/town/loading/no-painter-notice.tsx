const NOT_SUPPORTED =
  'This browser cannot draw the town. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.';
const FAILED = 'The town cannot be drawn any more. Please reload the page.';

/** Shown in place of the town when this browser cannot draw it, or no longer. */
export function NoPainterNotice({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="town-no-painter">
      <p role="alert">{hasFailed ? FAILED : NOT_SUPPORTED}</p>
    </div>
  );
}
