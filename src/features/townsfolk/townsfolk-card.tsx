/** The card of one of the townsfolk: who it is, and saying hello. A popover beside the figure, on narrow windows a drawer. */
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving';
import { avatarThumb } from '../../net/avatar-images.ts';
import { CAT_ID, TOWNSFOLK_PREFIX } from '../../shared/rules/townsfolk.ts';
import { TOWNSFOLK_LINES } from '../../languages/townsfolk-text.ts';
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { closeGuestCard, greetGuest, type Guest } from '../../state/people/guests.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { HiddenIfMissing } from '../../ui/layout/picture.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { AnchoredPopover, type AnchoredPopoverProps } from '../../ui/overlays/popover.tsx';
import { text } from './text.ts';

const WIDTH_PX = 330;
const DRAWER_DEPTH = 8;
const CAT_FACE = '/ui/townsfolk/ember-face.webp';

export interface TownsfolkCardProps extends Pick<AnchoredPopoverProps, 'anchor'> {
  guest: Guest;
}

export function TownsfolkCard({ guest, anchor }: TownsfolkCardProps) {
  const { id, player } = guest;
  const { username: name } = player.user;
  const lines = TOWNSFOLK_LINES[id];
  const content = (
    <>
      <div className="townsfolk-head">
        <HiddenIfMissing
          src={id === CAT_ID ? CAT_FACE : (avatarThumb(TOWNSFOLK_PREFIX + id) ?? '')}
          className="townsfolk-face"
        />
        <div className="min-w-0 flex-1">
          <h2 className="t-heading">{name}</h2>
          <p className="t-small">{text.livesHere}</p>
          <p className="t-micro">{text.usually({ place: lines?.place ?? '' })}</p>
        </div>
      </div>
      <p className="t-body px-1 py-2.5">{lines?.first}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          className="flex-auto"
          icon={<HandWavingIcon weight="duotone" size={18} />}
          onClick={() => {
            closeGuestCard();
            greetGuest(id);
          }}
        >
          {text.sayHello}
        </Button>
        <Button
          className="flex-auto"
          onClick={() => {
            closeGuestCard();
            requestGesture('wave');
          }}
        >
          {text.wave}
        </Button>
        <Button tone="ghost" className="flex-auto" onClick={closeGuestCard}>
          {text.close}
        </Button>
      </div>
    </>
  );
  if (useIsNarrow()) {
    return (
      <Drawer title={name} accent="gelato" depth={DRAWER_DEPTH} onClose={closeGuestCard}>
        <div className="scroll px-3 pb-3">{content}</div>
      </Drawer>
    );
  }
  return (
    <AnchoredPopover anchor={anchor} label={name} accent="gelato" widthPx={WIDTH_PX} onClose={closeGuestCard}>
      <div className="p-1.5">{content}</div>
    </AnchoredPopover>
  );
}
