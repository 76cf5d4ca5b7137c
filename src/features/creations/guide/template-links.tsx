/** Downloads of the two templates. */
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useQuery } from '@tanstack/react-query';
import { storageUrl } from '../../../net/client-config.ts';
import { BODY_TYPES, type BodyType } from '../../../shared/rules/slots.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import { text } from '../text.ts';

/** Without a version: used until the manifest has loaded. */
export const templatePath = (body: BodyType): string => `/ui/creations/template-${body}.png`;

export function TemplateLinks({ className }: { className: string }) {
  const { data: manifest } = useQuery(artManifestQuery());
  return BODY_TYPES.map((body) => (
    <a
      key={body}
      className={className}
      href={storageUrl(manifest?.creator?.templates[body] ?? templatePath(body))}
      download={`promenade-template-${body}.png`}
    >
      <ImageIcon weight="fill" size={16} />
      {text.templates[body]}
    </a>
  ));
}
