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
import * as text from '../text.ts';

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
      <SearchField label={text.SEARCH} value={search} onChange={onSearch} />
    </div>
  );
}

function FolderPicker({ folder, onFolder }: Pick<ListHeadProps, 'folder' | 'onFolder'>) {
  const Icon = ICONS[folder];
  return (
    <Menu
      label={text.FOLDER}
      align="start"
      widthPx={278}
      trigger={
        <button type="button" className="field mail-folder" aria-label={`${text.FOLDER}: ${text.FOLDER_NAMES[folder]}`}>
          <Icon weight="fill" size={18} className="ico" />
          <span className="flex-1 text-left">{text.FOLDER_NAMES[folder]}</span>
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
            end={name === folder && <CheckIcon weight="bold" size={16} aria-label="Chosen" />}
            onSelect={() => onFolder(name)}
          >
            {text.FOLDER_NAMES[name]}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function ClearButton({ folder, onCleared }: Pick<ListHeadProps, 'folder' | 'onCleared'>) {
  const [isConfirming, setIsConfirming] = useState(false);
  const name = text.FOLDER_NAMES[folder];
  return (
    <>
      <IconButton label={text.CLEAR_FOLDER} onClick={() => setIsConfirming(true)}>
        <TrashIcon weight="bold" size={17} />
      </IconButton>
      {isConfirming && (
        <ConfirmDialog
          title={text.CLEAR_FOLDER}
          confirmLabel={text.CLEAR_FOLDER}
          onClose={() => setIsConfirming(false)}
          onConfirm={async () => {
            if (!(await showOutcome(clearFolder(folder)))) return;
            setIsConfirming(false);
            onCleared();
          }}
        >
          <p>{text.clearAsk(name)}</p>
          <p className="t-small text-ink-3">{text.CLEAR_NOTES[folder]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
