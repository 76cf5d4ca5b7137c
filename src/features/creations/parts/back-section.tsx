/** The optional second sheet: what is behind the body. The form owns the chosen file. */
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { storageUrl } from '../../../net/client-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { InspectedSheet } from '../stored-sheet.ts';
import { text } from '../text.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { DropPlace, inspectFile, Refusal, type RefusedFile, SheetPicker } from './sheet-picker.tsx';
import { SheetViews } from './sheet-views.tsx';

/** `stored` keeps what the submission has. */
export type BackSheet = InspectedSheet | 'stored' | null;

export interface BackSectionProps {
  /** Path of the stored sheet; null when there is none. */
  storedPath: string | null;
  back: BackSheet;
  /** The check in progress. It resolves to null when the sheet cannot be submitted. */
  onChoose: (underway: Promise<InspectedSheet | null>) => void;
  onRemove: () => void;
}

export function BackSection({ storedPath, back, onChoose, onRemove }: BackSectionProps) {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const chosen = typeof back === 'object' ? back : null;
  const chosenUrl = useObjectUrl(chosen?.blob ?? null);
  const url = back === 'stored' ? storedPath && storageUrl(storedPath) : chosenUrl;
  const choose = (file: File): void => {
    setRefused(null);
    onChoose(inspectFile(file, setRefused));
  };
  return (
    <DropPlace onDrop={choose}>
      <span className="label">{text.backSheet}</span>
      {url ? (
        // Empty views are usual in this sheet, so they are no findings.
        <SheetViews url={url} report={chosen && { ...chosen.report, emptyViews: [] }} />
      ) : (
        <p className="t-small text-ink-2">{text.backNote}</p>
      )}
      <Refusal refused={refused} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SheetPicker label={url ? text.replace : text.choose} fieldLabel={text.backSheet} onChoose={choose} />
        {url && (
          <Button size="sm" icon={<TrashIcon weight="bold" size={16} />} onClick={onRemove}>
            {text.removeBack}
          </Button>
        )}
      </div>
    </DropPlace>
  );
}
