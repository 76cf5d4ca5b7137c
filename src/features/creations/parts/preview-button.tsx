/** Opens the character preview tool, read-only, on a submitted sheet. Owns whether it is open. */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useState } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { BODY_OF_GENDER } from '../../../shared/rules/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type InspectedSheet, loadStoredSheets } from '../stored-sheet.ts';
import { text } from '../text.ts';
import { CharacterPreview } from './character-preview.tsx';

export function PreviewButton({ submission }: { submission: Submission }) {
  const { category, gender, imageUrl, hairTopPx } = submission;
  const [previewed, setPreviewed] = useState<{ front: InspectedSheet; back: InspectedSheet | null } | null>(null);
  const preview = (): Promise<void> =>
    loadStoredSheets(submission).then(setPreviewed, () => showToast({ text: text.failed, tone: 'bad' }));
  return (
    <>
      <Button size="sm" icon={<EyeIcon weight="bold" size={16} />} onClick={() => void preview()}>
        {text.preview}
      </Button>
      {previewed && (
        <CharacterPreview
          sheet={previewed.front.blob}
          back={previewed.back?.blob ?? null}
          hairTopPx={hairTopPx}
          url={storageUrl(imageUrl)}
          report={previewed.front.report}
          category={category}
          body={BODY_OF_GENDER[gender]}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  );
}
