/**
 * The sheet of a submission: chosen, checked, shown with its findings, previewed on both bodies, and used for the
 * thumbnail. The form owns the chosen files; this component owns whether the preview tool is open, and the view of the
 * thumbnail.
 */
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useState } from 'react';
import { drawThumbnail } from '../../../avatar/held-sheet.ts';
import { ROTATION_OF_VIEW } from '../../../avatar/views.ts';
import { storageUrl } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import type { BodyType } from '../../../shared/rules/slots.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TemplateLinks } from '../guide/template-links.tsx';
import { type InspectedSheet, loadStoredSheet } from '../stored-sheet.ts';
import { text } from '../text.ts';
import { useObjectUrl } from '../use-object-url.ts';
import type { BackSheet } from './back-section.tsx';
import { CharacterPreview } from './character-preview.tsx';
import { Findings } from './findings.tsx';
import { DropPlace, inspectFile, Refusal, type RefusedFile, SheetPicker } from './sheet-picker.tsx';
import { SheetViews } from './sheet-views.tsx';
import { ThumbnailMaker } from './thumbnail-maker.tsx';

export interface SheetSectionProps {
  /** The existing submission. Null for a new one. */
  submission: Submission | null;
  sheet: InspectedSheet | null;
  /** It was sent without a sheet. */
  isMissing: boolean;
  back: BackSheet;
  hairTopPx: number | null;
  thumbnail: Blob | null;
  /** The check in progress. It resolves to null when the sheet cannot be submitted; a toast has then shown why. */
  onChoose: (underway: Promise<InspectedSheet | null>) => void;
  onThumbnail: (thumbnail: Blob) => void;
  category: number | null;
  body: BodyType;
}

interface Previewed {
  front: InspectedSheet;
  back: Blob | null;
}

export function SheetSection(props: SheetSectionProps) {
  const { submission, sheet, isMissing, back, hairTopPx, thumbnail, onChoose, onThumbnail, category, body } = props;
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [chosenView, setChosenView] = useState(0);
  const chosenUrl = useObjectUrl(sheet?.blob ?? null);
  const madeUrl = useObjectUrl(thumbnail);
  const shownUrl = sheet === null ? submission && storageUrl(submission.imageUrl) : chosenUrl;
  const thumbnailUrl = madeUrl ?? (sheet === null && submission ? storageUrl(submission.thumbnailUrl) : null);
  const emptyViews = sheet?.report.emptyViews ?? submission?.findings?.emptyViews ?? [];
  const view = emptyViews.includes(chosenView) ? firstShown(emptyViews) : chosenView;

  /** The chosen sheet, or the stored one. Rejects when the stored one cannot be fetched. */
  const current = async (): Promise<InspectedSheet> => sheet ?? (await loadStoredSheet(submission?.imageUrl ?? ''));
  const currentBack = async (): Promise<Blob | null> => {
    if (back !== 'stored') return back?.blob ?? null;
    const path = submission?.backImageUrl ?? null;
    return path === null ? null : (await loadStoredSheet(path)).blob;
  };
  const generate = async (): Promise<void> => {
    try {
      onThumbnail(await drawThumbnail((await current()).blob, ROTATION_OF_VIEW[view] ?? 0));
      showToast({ text: text.generated, tone: 'ok' });
    } catch {
      showToast({ text: text.generateFailed, tone: 'bad' });
    }
  };
  const preview = async (): Promise<void> => {
    try {
      setPreviewed({ front: await current(), back: await currentBack() });
    } catch {
      showToast({ text: text.failed, tone: 'bad' });
    }
  };
  const choose = (file: File): void => {
    setRefused(null);
    onChoose(inspectFile(file, setRefused));
  };
  const thumbnailMaker = { view, emptyViews, thumbnailUrl, onView: setChosenView, onGenerate: generate };

  return (
    <DropPlace onDrop={choose}>
      <span className="label">{text.sheet}</span>
      {shownUrl ? (
        <SheetViews url={shownUrl} report={sheet?.report ?? null} hairTopPx={hairTopPx} />
      ) : (
        <p className="creations-views sheet-empty">{text.drop}</p>
      )}
      <Refusal refused={refused} />
      {sheet && <Findings report={sheet.report} />}
      {!shownUrl && (
        <p className="t-small mt-1 flex flex-wrap items-center gap-x-3 gap-y-6 pb-2 text-ink-2">
          {text.templatesNote}
          <TemplateLinks className="link inline-flex items-center gap-1 font-bold" />
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SheetPicker
          label={shownUrl ? text.replace : text.choose}
          fieldLabel={text.sheet}
          isMissing={isMissing}
          onChoose={choose}
        />
        {shownUrl && (
          <Button size="sm" icon={<EyeIcon weight="bold" size={16} />} onClick={() => void preview()}>
            {text.preview}
          </Button>
        )}
      </div>
      {shownUrl && (
        <div className="mt-2">
          <ThumbnailMaker {...thumbnailMaker} />
        </div>
      )}
      {previewed && shownUrl && (
        <CharacterPreview
          sheet={previewed.front.blob}
          url={shownUrl}
          report={previewed.front.report}
          back={previewed.back}
          hairTopPx={hairTopPx}
          category={category}
          body={body}
          onClose={() => setPreviewed(null)}
        >
          <ThumbnailMaker {...thumbnailMaker} />
        </CharacterPreview>
      )}
    </DropPlace>
  );
}

const firstShown = (emptyViews: readonly number[]): number =>
  Math.max(
    0,
    ROTATION_OF_VIEW.findIndex((_, number) => !emptyViews.includes(number)),
  );
