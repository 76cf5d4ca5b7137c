/** Opens the preview tool for a sheet that was handed in, to look at it alone. Owns its being open. */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useState } from 'react';
import { clientConfig } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creator.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type LookedOver, loadStoredSheet } from '../stored-sheet.ts';
import * as text from '../text.ts';
import { CharacterPreview } from './character-preview.tsx';

export function StoredPreview({ imageUrl, category, gender }: Pick<Submission, 'imageUrl' | 'category' | 'gender'>) {
  const [previewed, setPreviewed] = useState<LookedOver | null>(null);
  const preview = (): Promise<void> =>
    loadStoredSheet(imageUrl).then(setPreviewed, () => showToast({ text: text.FAILED, tone: 'bad' }));
  return (
    <>
      <Button
        size="sm"
        className="self-start"
        icon={<EyeIcon weight="bold" size={16} />}
        onClick={() => void preview()}
      >
        {text.PREVIEW}
      </Button>
      {previewed && (
        <CharacterPreview
          sheet={previewed.blob}
          url={clientConfig().hosts.storage + imageUrl}
          report={previewed.report}
          category={category}
          body={gender === 'male' ? 'masculine' : 'feminine'}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  );
}
