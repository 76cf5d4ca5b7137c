/**
 * The character preview tool: a sheet on both bodies, composited by the core like worn items, turning, on one of six
 * backgrounds, with the template's anchors and the findings. Owns what it shows.
 */
import './character-preview.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { AvatarView } from '../../../avatar/avatar-view.tsx';
import { useHeldSheet } from '../../../avatar/held-sheet.ts';
import { SkinTones } from '../../../avatar/skin-tones.tsx';
import { sideOf } from '../../../avatar/views.ts';
import { indexItems, starterLook } from '../../../shared/art/dress.ts';
import { backOrderOf, layerOrderOf } from '../../../shared/art/layer-order.ts';
import { BODY_TYPES, type BodyType } from '../../../shared/rules/slots.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { modelLook } from '../model-look.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import type { SheetReport } from '../sheet-check.ts';
import { text } from '../text.ts';
import { useTurning } from '../use-turning.ts';
import { type Background, Backgrounds, groundOf } from './backgrounds.tsx';
import { Findings } from './findings.tsx';
import { SheetViews } from './sheet-views.tsx';
import { TurnControls, turnByKey } from './turn-controls.tsx';
import { ViewOverlay } from './view-overlay.tsx';

export interface CharacterPreviewProps {
  sheet: Blob;
  /** The address of the sheet's picture. */
  url: string;
  report: SheetReport;
  /** What is behind the body; null for nothing. */
  back: Blob | null;
  /** Hair above this y is hidden; null hides nothing. */
  hairTopPx: number | null;
  /** Null while none is chosen. */
  category: number | null;
  /** The body for which the sheet is drawn. */
  body: BodyType;
  /** The maker of the thumbnail. Left out where nothing can be changed. */
  children?: ReactNode;
  onClose: () => void;
}

export function CharacterPreview(props: CharacterPreviewProps) {
  const { sheet, url, report, back, hairTopPx, category, body, children, onClose } = props;
  const turning = useTurning();
  const { rotation, show } = turning;
  const [background, setBackground] = useState<Background>('clear');
  const [skinTone, setSkinTone] = useState(3);
  const [isDressed, setDressed] = useState(true);
  const [hasAnchors, setAnchors] = useState(false);
  const [hasSafeArea, setSafeArea] = useState(true);
  const front = useHeldSheet(sheet, layerOrderOf(category ?? -1));
  const behind = useHeldSheet(back, backOrderOf(category ?? -1));
  const held = useMemo(() => {
    const parts = back === null ? [front] : [behind, front];
    if (parts.includes('failed')) return 'failed';
    const packs = parts.filter((part) => typeof part === 'object');
    return packs.length < parts.length ? 'loading' : { packs, hairTopPx: hairTopPx ?? 0 };
  }, [front, behind, back, hairTopPx]);
  const manifest = useQuery(artManifestQuery()).data;

  return (
    <Dialog title={text.previewTitle} accent="cafe" widthPx={1020} heightPx={720} onClose={onClose}>
      <div className="character-preview">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys serve the buttons inside */}
        <div
          className="character-stage"
          onKeyDown={(event) => {
            if (turnByKey(event, rotation, show)) event.preventDefault();
          }}
        >
          <div className="character-ground" data-background={background} style={groundOf(background, manifest)}>
            {held === 'loading' && <p className="character-note">{text.drawing}</p>}
            {held === 'failed' && (
              <p className="character-note" role="alert">
                {text.drawFailed}
              </p>
            )}
            {typeof held === 'object' &&
              manifest &&
              BODY_TYPES.map((one) => (
                <figure key={one} className="character-figure">
                  <span className="character-view">
                    <AvatarView
                      customization={modelLook(starterLook(manifest, indexItems(manifest), one), {
                        skinTone,
                        isDressed,
                        category,
                      })}
                      also={held}
                      rotation={rotation}
                      label={text.bodySeenFrom({ body: text.bodies[one], side: sideOf(rotation) })}
                    />
                    <ViewOverlay
                      rotation={rotation}
                      report={report}
                      anchors={hasAnchors ? one : null}
                      hasSafeArea={hasSafeArea}
                      hasNames={one === 'feminine'}
                    />
                  </span>
                  <figcaption className="nametag">{text.bodies[one]}</figcaption>
                </figure>
              ))}
          </div>
          <TurnControls {...turning} />
          <SheetViews
            url={url}
            report={report}
            anchors={hasAnchors ? body : null}
            hasSafeArea={hasSafeArea}
            hairTopPx={hairTopPx}
            choice={{ rotation, onChoose: show }}
          />
        </div>
        <div className="character-side">
          <Findings report={report} />
          {category === null && <p className="t-small text-ink-2">{text.noCategory}</p>}
          <Backgrounds chosen={background} manifest={manifest} onChoose={setBackground} />
          <div>
            <span className="label">{text.skinTone}</span>
            <SkinTones chosen={skinTone} onChoose={setSkinTone} />
          </div>
          <fieldset className="flex flex-col gap-2">
            <legend className="label">{text.show}</legend>
            <Toggle label={text.starterClothes} isOn={isDressed} onChange={setDressed} />
            <Toggle label={text.anchors} isOn={hasAnchors} onChange={setAnchors} />
            <Toggle label={text.safeArea} isOn={hasSafeArea} onChange={setSafeArea} />
          </fieldset>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <span className="flex items-center gap-3">
      <span className="t-body flex-1" aria-hidden>
        {label}
      </span>
      <Switch label={label} isOn={isOn} onChange={onChange} />
    </span>
  );
}
