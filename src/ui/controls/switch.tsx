/** On/off switch that takes effect at once. The caller owns the state. */
import * as RadixSwitch from 'radix-ui/switch';

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  id?: string;
}

export function Switch({ label, isOn, onChange, isDisabled, id }: SwitchProps) {
  return (
    <RadixSwitch.Root
      id={id}
      className="switch hit"
      checked={isOn}
      onCheckedChange={onChange}
      disabled={isDisabled}
      aria-label={label}
    >
      <RadixSwitch.Thumb asChild>
        <span />
      </RadixSwitch.Thumb>
    </RadixSwitch.Root>
  );
}
