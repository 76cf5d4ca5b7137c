/** What a dialog without a screen shows: a closed shop, what it will be, and the way out. */
import type { ScreenProps } from './screens.ts';
import { Button } from '../ui/button.tsx';
import type { Placeholder } from './placeholders.tsx';
import { ShopFront } from './shop-front.tsx';

const NOT_OPEN = 'This shop is not open yet';
const BACK_TO_TOWN = 'Back to the town';

export function PlaceholderScreen({ placeholder, close }: ScreenProps<unknown> & { placeholder: Placeholder }) {
  return (
    <div className="scroll flex min-h-0 flex-1 flex-col items-center p-6 text-center">
      <div className="my-auto flex flex-col items-center">
        <ShopFront icon={placeholder.icon} />
        <p className="t-heading mt-4">{NOT_OPEN}</p>
        <p className="t-body mt-1 max-w-[38ch] text-ink-2">{placeholder.sentence}</p>
        <Button tone="sign" className="mt-5" onClick={close}>
          {BACK_TO_TOWN}
        </Button>
      </div>
    </div>
  );
}
