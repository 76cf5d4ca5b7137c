/** The owner's floating buttons: name tag and name colour for members, bio colour for everyone. */
import { PaintBucketIcon } from '@phosphor-icons/react/dist/csr/PaintBucket';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { setBioColor, setNameColor } from '../calls.ts';
import * as text from '../text.ts';

const ColorDialog = lazyPart(async () => (await import('./color-dialog.tsx')).ColorDialog);
const NametagDialog = lazyPart(async () => (await import('./nametag-dialog.tsx')).NametagDialog);

type Editing = 'nametag' | 'name-color' | 'bio-color' | null;

export function OwnerButtons({ profile }: { profile: FullProfile }) {
  const { membership, nametag, nametagColor, bioColor } = profile;
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => setEditing(null);
  const reason = membership > 0 ? undefined : text.RESIDENTS_ONLY;
  const forMembers = { size: 'sm', disabled: reason !== undefined, reason } as const;
  const titleOf = (label: string) => (reason ? `${label}: ${reason}` : label);
  return (
    <>
      <div className="preview-owner">
        <IconButton
          {...forMembers}
          label={text.NAMETAG}
          title={titleOf(text.NAMETAG)}
          onClick={() => setEditing('nametag')}
        >
          <TagIcon weight="fill" size={16} />
        </IconButton>
        <IconButton
          {...forMembers}
          label={text.NAME_COLOR}
          title={titleOf(text.NAME_COLOR)}
          onClick={() => setEditing('name-color')}
        >
          <PaletteIcon weight="fill" size={16} />
        </IconButton>
        <IconButton size="sm" label={text.BIO_COLOR} onClick={() => setEditing('bio-color')}>
          <PaintBucketIcon weight="fill" size={16} />
        </IconButton>
      </div>
      {editing === 'nametag' && <NametagDialog current={nametag} onClose={close} />}
      {editing === 'name-color' && (
        <ColorDialog use="name" title={text.NAME_COLOR} current={nametagColor} submit={setNameColor} onClose={close} />
      )}
      {editing === 'bio-color' && (
        <ColorDialog use="ground" title={text.BIO_COLOR} current={bioColor} submit={setBioColor} onClose={close} />
      )}
    </>
  );
}
