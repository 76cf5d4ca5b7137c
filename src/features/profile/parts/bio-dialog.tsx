/** Edits the owner's bio. The text is kept as a draft until it is saved. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { BIO_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { WriteDialog } from '../../../rich-text/write/write-dialog.tsx';
import { setBio } from '../calls.ts';
import { text } from '../text.ts';

export function BioDialog({ current, onClose }: { current: string; onClose: () => void }) {
  return (
    <WriteDialog
      title={text.editBio}
      accent="gelato"
      label={text.bio}
      draftKey="bio"
      initial={current}
      maxLength={BIO_MAX_LENGTH}
      submitLabel={text.save}
      submitIcon={<CheckIcon weight="bold" size={17} />}
      mayBeEmpty
      submit={setBio}
      onClose={onClose}
    />
  );
}
