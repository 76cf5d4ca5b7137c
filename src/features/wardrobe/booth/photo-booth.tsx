/**
 * The photo booth: the own figure in a gesture of the town, on one of six backgrounds, in a frame. The picture is saved as a file, or the look
 * is put into a mail as an outfit. Owns what the photo shows.
 */
import './photo-booth.css';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AvatarView } from '../../../avatar/avatar-view.tsx';
import { useOwnLook } from '../../../avatar/own-look.ts';
import { wrapRotation } from '../../../avatar/views.ts';
import { storageUrl } from '../../../net/client-config.ts';
import { saveFile } from '../../../net/download.ts';
import { mailOutfit } from '../../../rich-text/write/share-outfit.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import { session } from '../../../state/session/session.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { text } from '../text.ts';
import { develop } from './develop.ts';
import { codeOfWorn } from './outfit-of-worn.ts';
import { type Background, BACKGROUNDS, type Frame, FRAMES, PICTURE, PLACES, type PoseName, POSES } from './scenery.ts';
import { usePlacePicture } from './use-place-picture.ts';

/** Above the height from which the figure is drawn in full size. */
const FIGURE_PX = 850;
const FILE_NAME = 'promenade.png';

export default function PhotoBooth({ onClose }: { onClose: () => void }) {
  const look = useOwnLook();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const [background, setBackground] = useState<Background>('plaza');
  const [frame, setFrame] = useState<Frame>('card');
  const [pose, setPose] = useState<PoseName>('wave');
  const [rotation, setRotation] = useState(0);
  /** The figure's canvas; another object for each drawing. */
  const [drawn, setDrawn] = useState<{ canvas: HTMLCanvasElement | null }>({ canvas: null });
  const [isBusy, setIsBusy] = useState(false);
  const manifest = useQuery(artManifestQuery()).data;
  const place = usePlacePicture(
    storageUrl(manifest?.landing.find(({ id }) => id === PLACES[background])?.wide ?? null),
  );
  const name = session.user?.username ?? '';

  useEffect(() => {
    // The worker's picture appears with the page's next frame.
    const request = requestAnimationFrame(() => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      develop(context, { background, place, figure: drawn.canvas, pose, rotation, frame, name });
    });
    return () => cancelAnimationFrame(request);
  }, [background, place, pose, rotation, frame, name, drawn]);

  const save = (): void => {
    playSound('wave');
    try {
      canvas.current?.toBlob((blob) => {
        if (blob === null) return showToast({ text: text.photoFailed, tone: 'bad' });
        saveFile({ content: blob, name: FILE_NAME });
        showToast({ text: text.photoSaved, tone: 'ok' });
      });
    } catch {
      // A background of another host makes the canvas unreadable.
      showToast({ text: text.photoFailed, tone: 'bad' });
    }
  };
  const mail = async (): Promise<void> => {
    setIsBusy(true);
    try {
      mailOutfit(await codeOfWorn(text.photoName));
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : text.photoFailed, tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={text.booth} accent="boutique" widthPx={860} heightPx={720} onClose={onClose}>
      <div className="booth">
        <div className="booth-stage">
          <canvas
            ref={canvas}
            className="booth-photo"
            data-loading={(background in PLACES && place === null) || undefined}
            width={PICTURE.widthPx}
            height={PICTURE.heightPx}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas cannot be an <img>
            role="img"
            aria-label={text.photoOf({ name, pose: text.poses[pose] })}
          />
          <span ref={figure} className="booth-figure" aria-hidden>
            {look && (
              <AvatarView
                customization={look}
                rotation={rotation}
                heightPx={FIGURE_PX}
                onStatus={(status) =>
                  status === 'shown' && setDrawn({ canvas: figure.current?.querySelector('canvas') ?? null })
                }
              />
            )}
          </span>
        </div>
        <div className="booth-side">
          <Choice
            label={text.background}
            values={BACKGROUNDS}
            names={text.backgrounds}
            value={background}
            onChange={setBackground}
          />
          <Choice label={text.pose} values={POSES} names={text.poses} value={pose} onChange={setPose} />
          <Choice label={text.frame} values={FRAMES} names={text.frames} value={frame} onChange={setFrame} />
          <Button onClick={() => setRotation((now) => wrapRotation(now + 1))}>{text.turn}</Button>
          <div className="booth-acts">
            <Button tone="primary" icon={<CameraIcon weight="fill" size={18} />} onClick={save}>
              {text.savePhoto}
            </Button>
            <Button isBusy={isBusy} icon={<EnvelopeSimpleIcon weight="fill" size={18} />} onClick={() => void mail()}>
              {text.mailLook}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <span className="label" aria-hidden>
        {label}
      </span>
      <Segments
        label={label}
        className="booth-choice"
        choices={values.map((one) => ({ value: one, label: names[one] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
