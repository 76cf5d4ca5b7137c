/** Why a moderator acts: required, and kept in the audit log. */
import { MODERATION_REASON_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { Area } from '../../../ui/area.tsx';
import * as text from '../text.ts';

export interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  return (
    <div>
      <Area
        label={text.REASON}
        value={value}
        onChange={onChange}
        rows={3}
        maxLength={MODERATION_REASON_MAX_LENGTH}
        countTo={MODERATION_REASON_MAX_LENGTH}
        error={error}
      />
      <p className="field-note">{text.REASON_HINT}</p>
    </div>
  );
}
