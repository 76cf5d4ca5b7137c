/** How a colour is painted: exactly as chosen where it is readable, and what it becomes where it is not. */
import { useSnapshot } from 'valtio';
import { NameTag, NameText } from '../../../people/name-tag.tsx';
import { readableColour } from '../../../shared/rules/colour/colour.ts';
import { session } from '../../../state/session/session.ts';
import { ownColoursOf } from '../ground.ts';
import { text } from '../text.ts';

export type ColorUse = 'name' | 'ground';

/** `color` is #rrggbb. */
export function ColorPreview({ color, use }: { color: string; use: ColorUse }) {
  return use === 'name' ? <NameSamples color={color} /> : <GroundSample color={color} />;
}

function NameSamples({ color }: { color: string }) {
  const name = useSnapshot(session).user?.username ?? '';
  const changed = (['day', 'night'] as const).filter((theme) => readableColour(color, theme) !== color);
  return (
    <div>
      <ul className="color-previews" aria-label={text.colorPreview}>
        <li className="color-preview stage">
          <span className="t-micro">{text.inTown}</span>
          <NameTag name={name} color={color} />
        </li>
        {(['day', 'night'] as const).map((theme) => (
          <li key={theme} className="color-preview" data-theme={theme}>
            <span className="t-micro">{text.byTheme[theme]}</span>
            <NameText name={name} color={color} className="min-w-0 max-w-full" />
          </li>
        ))}
      </ul>
      <Note
        isChanged={changed.length > 0}
        words={changed.length === 2 ? text.changedBoth : text.changed[changed[0] ?? 'day']}
      />
    </div>
  );
}

function GroundSample({ color }: { color: string }) {
  const colours = ownColoursOf(color);
  if (colours === null) return null;
  return (
    <div>
      <ul className="color-previews" aria-label={text.colorPreview}>
        <li className="color-preview" style={{ background: color, color: colours.ink }}>
          <span className="t-small font-bold">{text.banner}</span>
        </li>
        {(['day', 'night'] as const).map((theme) => (
          <li key={theme} className="color-preview" data-theme={theme} style={{ background: colours[theme].paper }}>
            <span className="t-small font-bold">{text.byTheme[theme]}</span>
          </li>
        ))}
      </ul>
      <Note isChanged words={text.tinted} />
    </div>
  );
}

/** The place stays when there is no note, so that the dialog does not change its size while picking. */
const Note = ({ isChanged, words }: { isChanged: boolean; words: string }) => (
  <output className="t-micro mt-1.5 block min-h-[2.6em] text-ink-2">{isChanged ? words : text.unchanged}</output>
);
