/** One line about what this shop and the other one are for, with a link to the other one. */
import { openScreenByName } from '../screens/screens.ts';
import { text as words } from './text.ts';

export interface OtherShopProps {
  text: string;
  /** The other shop's name. */
  label: string;
  screen: 'store' | 'outlet';
}

export function OtherShop({ text, label, screen }: OtherShopProps) {
  return (
    <p className="other-shop t-micro text-ink-3">
      {text}{' '}
      <button type="button" className="link" onClick={() => openScreenByName(screen)}>
        {words.goTo({ label })}
      </button>
    </p>
  );
}
