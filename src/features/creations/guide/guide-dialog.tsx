/**
 * The creators' guide in a dialog, with the templates to download: the PDF in English, a page in other languages. The code of
 * both is loaded when it is first opened.
 */
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../languages/texts.ts';
import { clientConfig } from '../../../net/client-config.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/rules/languages.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { text } from '../text.ts';
import { TemplateLinks } from './template-links.tsx';

const Opening = () => <SkeletonRows label={text.guideLoading} />;
const GuideViewer = lazyPart(async () => (await import('./guide-viewer.tsx')).GuideViewer, Opening);
const GuideWords = lazyPart(async () => (await import('./guide-words.tsx')).GuideWords, Opening);
/** Path without a version, used until the manifest has loaded. */
const GUIDE_PATH = '/ui/creations/guide.pdf';

export function GuideDialog({ onClose }: { onClose: () => void }) {
  const { data: manifest, isPending } = useQuery(artManifestQuery());
  const { storage } = clientConfig().hosts;
  const url = storage + (manifest?.creator?.guide ?? GUIDE_PATH);
  return (
    <Dialog title={text.guide} accent="cafe" widthPx={940} heightPx={800} onClose={onClose}>
      {language !== DEFAULT_LANGUAGE && <GuideWords />}
      {language === DEFAULT_LANGUAGE && (isPending ? <Opening /> : <GuideViewer url={url} />)}
      <div className="creations-drawer-foot guide-foot">
        <a
          className="btn btn-sign btn-sm"
          href={url}
          hrefLang={DEFAULT_LANGUAGE}
          type="application/pdf"
          download="promenade-creator-guide.pdf"
        >
          <DownloadSimpleIcon weight="bold" size={16} />
          {text.download}
        </a>
        <TemplateLinks className="btn btn-plain btn-sm h-auto! whitespace-normal!" />
      </div>
    </Dialog>
  );
}
