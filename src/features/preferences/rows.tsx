/** The preferences' groups and rows: a label with its control. */
import { type ReactNode, useId } from 'react';
import { Switch } from '../../ui/controls/switch.tsx';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="t-over">
        {title}
      </h3>
      <div className="card preferences-rows">{children}</div>
    </section>
  );
}

export interface RowProps {
  label: string;
  note?: string;
  children: ReactNode;
}

/** A label with its control, or with a text where there is nothing to choose. */
export function Row({ label, note, children }: RowProps) {
  return (
    <div className="preferences-row">
      <Label label={label} note={note} />
      <div className="preferences-control">{children}</div>
    </div>
  );
}

export interface SwitchRowProps extends Omit<RowProps, 'children'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** The whole row is the switch's target. */
export function SwitchRow({ label, note, isOn, onChange, isDisabled }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="preferences-row preferences-switch">
      <Label label={label} note={note} />
      <Switch id={id} label={label} isOn={isOn} onChange={onChange} isDisabled={isDisabled} />
    </label>
  );
}

function Label({ label, note }: Pick<RowProps, 'label' | 'note'>) {
  return (
    <div className="min-w-0 flex-1">
      <p className="t-body">{label}</p>
      {note !== undefined && <p className="t-small text-ink-3">{note}</p>}
    </div>
  );
}
