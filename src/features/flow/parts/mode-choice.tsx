/** Chooses between the endless game and the daily lantern board. */
import { Segments } from '../../../ui/controls/segments.tsx';
import { text } from '../text.ts';

export type FlowMode = 'endless' | 'daily';

export function ModeChoice({ mode, onChange }: { mode: FlowMode; onChange: (mode: FlowMode) => void }) {
  return (
    <Segments
      label={text.mode}
      className="flow-modes"
      choices={[
        { value: 'endless', label: text.endless },
        { value: 'daily', label: text.daily },
      ]}
      value={mode}
      onChange={onChange}
    />
  );
}
