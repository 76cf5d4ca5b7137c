/** All keys, in a table for each place where they work. */
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard';
import { useSnapshot } from 'valtio';
import { settings } from '../../state/settings/settings.ts';
import { KEY_PLACES, type KeyPlace, KEYS_TITLE, LETTERS_OFF } from './keys-text.ts';

export function KeysCard() {
  const { hasLetterKeys } = useSnapshot(settings);
  return (
    <section className="card how-to-topic how-to-keys" aria-label={KEYS_TITLE}>
      <h3 className="t-heading">
        <KeyboardIcon weight="duotone" size={22} aria-hidden />
        {KEYS_TITLE}
      </h3>
      {KEY_PLACES.map((one) => (
        <Place key={one.place} {...one} areLettersOff={one.hasLetters === true && !hasLetterKeys} />
      ))}
    </section>
  );
}

function Place({ place, uses, areLettersOff }: KeyPlace & { areLettersOff: boolean }) {
  return (
    <table>
      <caption>
        <span className="t-over">{place}</span>{' '}
        {areLettersOff && <span className="t-small text-ink-3">{LETTERS_OFF}</span>}
      </caption>
      <tbody>
        {uses.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td className="t-body">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
