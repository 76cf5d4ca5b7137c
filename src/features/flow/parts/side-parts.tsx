/** What is beside both boards: figures, the hint, and lines of rules. */
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { Button } from '../../../ui/controls/button.tsx';
import { showHint } from '../moves.ts';
import { text } from '../text.ts';

export const Figures = ({ entries }: { entries: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="flow-scores">
    {entries.map(([label, value]) => (
      <div key={label} className="well flex flex-col justify-between px-3 py-1.5">
        <dt className="t-micro text-ink-3">{label}</dt>
        <dd className="t-heading num">{value}</dd>
      </div>
    ))}
  </dl>
);

export const HintButton = ({ isDisabled }: { isDisabled: boolean }) => (
  <Button size="sm" disabled={isDisabled} icon={<LightbulbIcon weight="fill" size={17} />} onClick={showHint}>
    {text.hint}
  </Button>
);

export const RuleLines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="well flow-how px-3.5 py-3">
    <h3 className="t-heading">{title}</h3>
    <ul className="t-small text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
