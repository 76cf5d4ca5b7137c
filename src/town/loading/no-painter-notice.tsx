import { text } from '../state/text.ts';
const NOT_SUPPORTED = text.notSupported;
const FAILED = text.failed;

/** Shown in place of the town when this browser cannot draw it, or no longer. */
export function NoPainterNotice({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="town-no-painter">
      <p role="alert">{hasFailed ? FAILED : NOT_SUPPORTED}</p>
    </div>
  );
}
