/** One line about what this shop and the other one are for, with a link to the other one. */
import { openScreenByName } from '../screens/screens.ts';

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
        {`Go to the ${label}`}
      </button>
    </p>
  );
}
