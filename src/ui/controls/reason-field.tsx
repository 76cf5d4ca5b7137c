/** The required reason of a moderator's action, stored in the audit log. */
import { MODERATION_REASON_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { Area } from './area.tsx';
import { text } from '../text.ts';

const REASON = text.reason;
const REASON_HINT = text.reasonHint;
export const REASON_MISSING = text.pleaseGiveAReason;

export interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Note about who can read the reason. */
  note?: string;
}

export function ReasonField({ value, onChange, error, note = REASON_HINT }: ReasonFieldProps) {
  return (
    <Area
      label={REASON}
      value={value}
      onChange={onChange}
      rows={3}
      maxLength={MODERATION_REASON_MAX_LENGTH}
      countTo={MODERATION_REASON_MAX_LENGTH}
      hint={note}
      error={error}
    />
  );
}
