/** Folder picker, the button that clears the folder, and the search. */
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { TrayIcon } from '@phosphor-icons/react/dist/csr/Tray';
import { useState } from 'react';
import { MAIL_FOLDERS, type MailFolder } from '../../../shared/contract/mail.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { clearFolder } from '../calls.ts';
import { text } from '../text.ts';

const ICONS = {
  inbox: TrayIcon,
  unread: EnvelopeSimpleIcon,
  saved: BookmarkSimpleIcon,
  sent: PaperPlaneTiltIcon,
  trash: TrashIcon,
} as const;

export interface ListHeadProps {
  folder: MailFolder;
  onFolder: (folder: MailFolder) => void;
  search: string;
  onSearch: (search: string) => void;
  onCleared: () => void;
}

export function ListHead({ folder, onFolder, search, onSearch, onCleared }: ListHeadProps) {
  return (
    <div className="mail-tools">
      <div className="flex min-w-0 gap-2">
        <FolderPicker folder={folder} onFolder={onFolder} />
        <ClearButton folder={folder} onCleared={onCleared} />
      </div>
      <SearchField label={text.search} value={search} onChange={onSearch} />
    </div>
  );
}

function FolderPicker({ folder, onFolder }: Pick<ListHeadProps, 'folder' | 'onFolder'>) {
  const Icon = ICONS[folder];
  return (
    <Menu
      label={text.folder}
      align="start"
      widthPx={278}
      trigger={
        <button
          type="button"
          className="field mail-folder"
          aria-label={text.folderOf({ name: text.folderNames[folder] })}
        >
          <Icon weight="fill" size={18} className="ico" />
          <span className="flex-1 text-start">{text.folderNames[folder]}</span>
          <CaretDownIcon weight="bold" size={14} className="ico" />
        </button>
      }
    >
      {MAIL_FOLDERS.map((name) => {
        const FolderIcon = ICONS[name];
        return (
          <MenuItem
            key={name}
            icon={<FolderIcon weight="duotone" size={20} />}
            end={name === folder && <CheckIcon weight="bold" size={16} aria-label={text.chosen} />}
            onSelect={() => onFolder(name)}
          >
            {text.folderNames[name]}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function ClearButton({ folder, onCleared }: Pick<ListHeadProps, 'folder' | 'onCleared'>) {
  const [isConfirming, setIsConfirming] = useState(false);
  const name = text.folderNames[folder];
  return (
    <>
      <IconButton label={text.clearFolder} onClick={() => setIsConfirming(true)}>
        <TrashIcon weight="bold" size={17} />
      </IconButton>
      {isConfirming && (
        <ConfirmDialog
          title={text.clearFolder}
          confirmLabel={text.clearFolder}
          onClose={() => setIsConfirming(false)}
          onConfirm={async () => {
            if (!(await showOutcome(clearFolder(folder)))) return;
            setIsConfirming(false);
            onCleared();
          }}
        >
          <p>{text.clearAsk({ folder: name })}</p>
          <p className="t-small text-ink-3">{text.clearNotes[folder]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
