/**
 * The sheet of a submission: chosen, checked, shown with its findings, previewed on both bodies, and used for the
 * thumbnail. The form owns the chosen file; this component owns whether the preview tool is open.
 */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useRef, useState } from 'react';
import { drawThumbnail } from '../../../avatar/held-sheet.ts';
import { clientConfig } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { inspectSheet } from '../sheet-check.ts';
import { type InspectedSheet, loadStoredSheet } from '../stored-sheet.ts';
import * as text from '../text.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { CharacterPreview } from './character-preview.tsx';
import { Findings } from './findings.tsx';
import { SheetViews } from './sheet-views.tsx';

export interface SheetSectionProps {
  /** The existing submission. Null for a new one. */
  submission: Submission | null;
  sheet: InspectedSheet | null;
  thumbnail: Blob | null;
  /** The check in progress. It resolves to null when the sheet cannot be submitted; a toast has then shown why. */
  onChoose: (underway: Promise<InspectedSheet | null>) => void;
  onThumbnail: (thumbnail: Blob) => void;
  category: number | null;
  body: BodyType;
}

export function SheetSection(props: SheetSectionProps) {
  const { submission, sheet, thumbnail, onChoose, onThumbnail, category, body } = props;
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [previewed, setPreviewed] = useState<InspectedSheet | null>(null);
  const { storage } = clientConfig().hosts;
  const chosenUrl = useObjectUrl(sheet?.blob ?? null);
  const madeUrl = useObjectUrl(thumbnail);
  const shownUrl = sheet === null ? submission && storage + submission.imageUrl : chosenUrl;
  const thumbnailUrl = madeUrl ?? (sheet === null && submission ? storage + submission.thumbnailUrl : null);

  /** The chosen sheet, or the stored one. Rejects when the stored one cannot be fetched. */
  const current = async (): Promise<InspectedSheet> => sheet ?? (await loadStoredSheet(submission?.imageUrl ?? ''));
  const generate = async (rotation: number | null): Promise<void> => {
    setIsBusy(true);
    try {
      onThumbnail(await drawThumbnail((await current()).blob, rotation));
      showToast({ text: text.GENERATED, tone: 'ok' });
    } catch {
      showToast({ text: text.GENERATE_FAILED, tone: 'bad' });
    }
    setIsBusy(false);
  };
  const preview = async (): Promise<void> => {
    try {
      setPreviewed(await current());
    } catch {
      showToast({ text: text.FAILED, tone: 'bad' });
    }
  };

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
        if (file) onChoose(inspectFile(file));
      }}
    >
      <span className="label">{text.SHEET}</span>
      {shownUrl ? (
        <SheetViews url={shownUrl} report={sheet?.report ?? null} />
      ) : (
        <p className="creations-views sheet-empty">{text.DROP}</p>
      )}
      {sheet && <Findings report={sheet.report} />}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SheetPicker label={shownUrl ? text.REPLACE : text.CHOOSE} onChoose={(file) => onChoose(inspectFile(file))} />
        {shownUrl && (
          <>
            <Button size="sm" icon={<EyeIcon weight="bold" size={16} />} onClick={() => void preview()}>
              {text.PREVIEW}
            </Button>
            <Button
              size="sm"
              icon={<SparkleIcon weight="fill" size={15} />}
              isBusy={isBusy}
              onClick={() => void generate(null)}
            >
              {text.GENERATE}
            </Button>
          </>
        )}
        {thumbnailUrl && (
          <span className="pane creations-thumb creations-thumb-small">
            <img src={thumbnailUrl} alt={text.THUMBNAIL} />
          </span>
        )}
      </div>
      {previewed && shownUrl && (
        <CharacterPreview
          sheet={previewed.blob}
          url={shownUrl}
          category={category}
          report={previewed.report}
          body={body}
          onThumbnail={generate}
          thumbnailUrl={thumbnailUrl}
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  );
}

async function inspectFile(file: File): Promise<InspectedSheet | null> {
  const report = await inspectSheet(file);
  if (report.failure === null) return { blob: file, report };
  showToast({ text: report.failure, tone: 'bad' });
  return null;
}

function SheetPicker({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png"
        tabIndex={-1}
        aria-label={text.SHEET}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button size="sm" icon={<UploadSimpleIcon weight="bold" size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
