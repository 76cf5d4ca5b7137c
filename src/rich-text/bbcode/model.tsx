/** A 3D model in players' texts. The viewer and its library load when a model becomes visible. */
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { BBCODE_TEXTS, checkModelUrl, clampZoom } from '../../shared/rules/bbcode/values.ts';
import { hostOf, isTrusted } from './hosts.ts';
import { LoadButton } from './media.tsx';
import type { ModelViewerProps } from './model-viewer.tsx';
import { text } from './text.ts';

const ModelViewer = lazyPart(
  (): Promise<ComponentType<ModelViewerProps>> =>
    import('./model-viewer.tsx').then(
      (loaded) => loaded.default,
      () => UnavailableViewer,
    ),
);

/** Shown when the viewer fails to load. */
function UnavailableViewer({ onFail }: ModelViewerProps) {
  useEffect(onFail, [onFail]);
  return null;
}

interface ModelProps {
  /** '' is the default model. */
  address: string;
  zoom: string;
  isInLink: boolean;
}

export function Model({ address, zoom, isInLink }: ModelProps) {
  const checked = checkModelUrl(address);
  const [isRequested, setIsRequested] = useState(false);
  if (checked.value === undefined) return <span className="bb-wrong">{checked.error}</span>;
  if (isInLink) return <span>{text.text3dModel}</span>;
  const url = checked.value;
  if (!isRequested && !isTrusted(url)) {
    const label = text.show3dModelFrom({ host: hostOf(url) });
    return (
      <LoadButton
        isWide
        icon={<CubeIcon weight="duotone" size={26} />}
        label={label}
        onLoad={() => setIsRequested(true)}
      />
    );
  }
  return <VisibleModel url={url} zoom={clampZoom(Number.parseFloat(zoom))} hasFocus={isRequested} />;
}

/** The number of graphics contexts per page is limited, so models outside the viewport have none. */
function VisibleModel({ url, zoom, hasFocus }: { url: string; zoom: number; hasFocus: boolean }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={frame} className="bb-model">
      {hasFailed && <span className="bb-wrong">{BBCODE_TEXTS.modelFailed}</span>}
      {!hasFailed && isSeen && (
        <ModelViewer url={url} zoom={zoom} hasFocus={hasFocus} onFail={() => setHasFailed(true)} />
      )}
    </span>
  );
}
