/** The number of the own channel, which opens the list of all: in a popover, on narrow windows in a drawer. */
import './channels.css';
import { type ButtonHTMLAttributes, type Ref, useState } from 'react';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ChannelList } from './channel-list.tsx';
import { text } from './text.ts';

const DRAWER_DEPTH = 8;

export function ChannelSign({ number }: { number: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  if (!useIsNarrow()) {
    return (
      <Popover label={text.channels} isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Sign number={number} />}>
        <div className="channels">
          <h2 className="t-heading px-2">{text.channels}</h2>
          <ChannelList own={number} onDone={close} />
        </div>
      </Popover>
    );
  }
  return (
    <>
      <Sign number={number} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Drawer title={text.channels} accent="bloom" depth={DRAWER_DEPTH} onClose={close}>
          <div className="scroll px-3 pb-3">
            <h2 className="t-heading px-2">{text.channels}</h2>
            <ChannelList own={number} onDone={close} />
          </div>
        </Drawer>
      )}
    </>
  );
}

type SignProps = ButtonHTMLAttributes<HTMLButtonElement> & { number: number; ref?: Ref<HTMLButtonElement> };

function Sign({ number, ...rest }: SignProps) {
  return (
    <button
      type="button"
      className="hud-plate channel-sign"
      data-accent="bloom"
      aria-label={text.signLabel({ number })}
      title={text.channels}
      {...rest}
    >
      <span className="num">{number}</span>
      <CaretDownIcon weight="bold" size={11} aria-hidden />
    </button>
  );
}
