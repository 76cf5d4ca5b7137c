/** Today's lanterns in the panel of places, once they were heard or seen: a row walks to one, or says that it was found. */
import { useSnapshot } from 'valtio';
import { lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import { lanterns } from '../../state/places/lanterns.ts';
import { choosePoint } from '../../state/places/town-places.ts';
import * as text from './text.ts';

/** `choose` runs the walk and closes the panel where it would cover it. */
export function LanternRows({ choose }: { choose: (walk: () => void) => void }) {
  const { day, found, heard } = useSnapshot(lanterns);
  const known = day === null ? [] : lanternsOf(day).filter(({ n }) => heard.includes(n) || found.includes(n));
  if (known.length === 0) return null;
  return (
    <section aria-label={text.LANTERNS}>
      <h3 className="t-over px-2 pt-1">{text.LANTERNS}</h3>
      <ul>
        {known.map(({ n, x, y, hint }) => (
          <li key={n}>
            <button type="button" className="row places-row" onClick={() => choose(() => choosePoint({ x, y }))}>
              <span className="places-name">
                {hint}
                {found.includes(n) && <span className="tag tag-ok">{text.LANTERN_FOUND}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
