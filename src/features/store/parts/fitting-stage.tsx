/** The player's own figure wearing the tried-on items, with turning and zoom. */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { AvatarStage } from '../../../avatar/avatar-stage.tsx';
import { bodyOf, fits, lookTrying } from '../../../avatar/look.ts';
import { useOwnLook } from '../../../avatar/own-look.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { useIsFolded } from '../../../ui/hooks/use-is-folded.ts';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { text as shopText } from '../../../store/text.ts';
import { store } from '../state.ts';
import { text } from '../text.ts';
import { TryingPanel } from './trying-panel.tsx';

export function FittingStage() {
  const { tried, isTryingOn, rotation, camera } = useSnapshot(store);
  const own = useOwnLook();
  const look = own && (isTryingOn ? lookTrying(own, tried) : own);
  return (
    <div className="store-stage">
      <AvatarStage
        {...(look ? { customization: look } : {})}
        rotation={rotation}
        onRotate={(next) => (store.rotation = next)}
        view={{ camera, onCamera: (next) => (store.camera = next) }}
      >
        <TryingTag />
        {isTryingOn && own && <Misfits items={tried.filter((item) => !fits(item, bodyOf(own)))} />}
        {tried.length > 0 && (
          <IconButton
            size="sm"
            className="store-show-tried"
            label={text.showTried}
            isPressed={isTryingOn}
            onClick={() => (store.isTryingOn = !isTryingOn)}
          >
            {isTryingOn ? <EyeIcon weight="bold" size={16} /> : <EyeSlashIcon weight="bold" size={16} />}
          </IconButton>
        )}
      </AvatarStage>
    </div>
  );
}

/** The number of tried-on items. On phones it opens their list. */
function TryingTag() {
  const { tried } = useSnapshot(store);
  const isFolded = useIsFolded();
  const [isOpen, setIsOpen] = useState(false);
  if (tried.length === 0) return null;
  const caption = (
    <>
      <SparkleIcon weight="fill" size={13} aria-hidden />
      <span className="store-tag-words">{text.trying({ count: tried.length })}</span>
      <span className="store-tag-count num" aria-hidden>
        {tried.length}
      </span>
    </>
  );
  if (!isFolded) return <output className="nametag absolute top-2.5 start-2.5">{caption}</output>;
  return (
    <>
      <button
        type="button"
        className="store-tag nametag hit absolute top-2.5 start-2.5"
        onClick={() => setIsOpen(true)}
      >
        {caption}
      </button>
      {isOpen && (
        <Drawer title={text.currently} accent="boutique" onClose={() => setIsOpen(false)}>
          <TryingPanel isBare />
        </Drawer>
      )}
    </>
  );
}

/** Items that the figure does not wear, because they are made for the other body. */
function Misfits({ items }: { items: readonly Pick<StoreItem, 'name' | 'bodyTypes'>[] }) {
  const [first] = items;
  const body = first?.bodyTypes[0];
  if (first === undefined || body === undefined) return null;
  return (
    <output className="store-misfit t-micro">
      {items.length === 1
        ? shopText.cannotTryOn({ name: first.name, body })
        : text.manyMisfits({ count: items.length, body })}
    </output>
  );
}
