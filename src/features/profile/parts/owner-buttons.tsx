/** The owner's floating buttons: name tag and name colour for members, bio colour for everyone. */
import { PaintBucketIcon } from '@phosphor-icons/react/dist/csr/PaintBucket';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { setBioColor, setNameColor } from '../calls.ts';
import { text } from '../text.ts';
import { labelled } from '../../../languages/name-list.ts';

const ColorDialog = lazyPart(async () => (await import('./color-dialog.tsx')).ColorDialog);
const NametagDialog = lazyPart(async () => (await import('./nametag-dialog.tsx')).NametagDialog);

export type Edited = 'nametag' | 'name-color' | 'bio-color';

export function OwnerButtons({ membership, onEdit }: { membership: number; onEdit: (edited: Edited) => void }) {
  const reason = membership > 0 ? undefined : text.residentsOnly;
  const forMembers = { size: 'sm', disabled: reason !== undefined, reason } as const;
  const titleOf = (label: string) => (reason ? labelled(label, reason) : label);
  return (
    <div className="preview-owner">
      <IconButton {...forMembers} label={text.nametag} title={titleOf(text.nametag)} onClick={() => onEdit('nametag')}>
        <TagIcon weight="fill" size={16} />
      </IconButton>
      <IconButton
        {...forMembers}
        label={text.nameColor}
        title={titleOf(text.nameColor)}
        onClick={() => onEdit('name-color')}
      >
        <PaletteIcon weight="fill" size={16} />
      </IconButton>
      <IconButton size="sm" label={text.bioColor} onClick={() => onEdit('bio-color')}>
        <PaintBucketIcon weight="fill" size={16} />
      </IconButton>
    </div>
  );
}

/** What the owner is choosing and has not saved yet. */
export type Draft = Partial<Pick<FullProfile, 'bioColor' | 'nametagColor' | 'nametag'>>;

export interface OwnerDialogProps {
  profile: FullProfile;
  edited: Edited;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
}

export function OwnerDialog({
  profile: { nametag, nametagColor, bioColor },
  edited,
  onDraft,
  onClose,
}: OwnerDialogProps) {
  switch (edited) {
    case 'nametag':
      return <NametagDialog current={nametag} onDraft={(draft) => onDraft({ nametag: draft })} onClose={onClose} />;
    case 'name-color':
      return (
        <ColorDialog
          use="name"
          title={text.nameColor}
          current={nametagColor}
          submit={setNameColor}
          onDraft={(nametagDraft) => onDraft({ nametagColor: nametagDraft })}
          onClose={onClose}
        />
      );
    case 'bio-color':
      return (
        <ColorDialog
          use="ground"
          title={text.bioColor}
          current={bioColor}
          submit={setBioColor}
          onDraft={(bioDraft) => onDraft({ bioColor: bioDraft })}
          onClose={onClose}
        />
      );
  }
}
