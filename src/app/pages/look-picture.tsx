/** Picture of a first look in the registration forms. Its code comes with the first one. */
import type { RenderLook } from '../../people/look-field.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const LookPicture = lazyPart(async () => (await import('./drawn-look.tsx')).DrawnLook);

export const renderLook: RenderLook = (look) => <LookPicture {...look} />;
