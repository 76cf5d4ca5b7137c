/** Chooses the file of a sheet: a button, and a place for dropped files. A refused file is named with its reason. */
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { inspectSheet } from '../sheet-check.ts';
import type { InspectedSheet } from '../stored-sheet.ts';
import { fileFacts } from '../text.ts';
import { sentenceText } from '../../../net/reply-words.ts';

/** A refused file. */
export interface RefusedFile {
  failure: string;
  facts: string;
}

/** Resolves to null for a file that cannot be submitted, after `onRefused` and a toast. */
export async function inspectFile(
  file: File,
  onRefused: (refused: RefusedFile) => void,
): Promise<InspectedSheet | null> {
  const report = await inspectSheet(file);
  if (report.failure === null) return { blob: file, report };
  const failure = await sentenceText(report.failure);
  onRefused({ failure, facts: fileFacts(file.name, file.type, file.size) });
  showToast({ text: failure, tone: 'bad' });
  return null;
}

export function Refusal({ refused }: { refused: RefusedFile | null }) {
  return (
    refused && (
      <p className="t-small text-badink wrap-anywhere" role="alert">
        {refused.failure} <span className="text-ink-3">({refused.facts})</span>
      </p>
    )
  );
}

/** Accepts dropped files. */
export function DropPlace({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="sheet-section"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      }}
    >
      {children}
    </div>
  );
}

export interface SheetPickerProps {
  label: string;
  /** Accessible name of the file field. */
  fieldLabel: string;
  /** Its button takes the focus when the form is sent without it. */
  isMissing?: boolean;
  onChoose: (file: File) => void;
}

export function SheetPicker({ label, fieldLabel, isMissing = false, onChoose }: SheetPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png"
        tabIndex={-1}
        aria-label={fieldLabel}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        size="sm"
        data-missing={isMissing || undefined}
        icon={<UploadSimpleIcon weight="bold" size={16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
