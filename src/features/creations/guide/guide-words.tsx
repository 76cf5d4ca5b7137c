/** The creators' guide as a page in the reader's language, with the same values as the PDF, which is English. */
import './guide.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import guideMessages from '../../../languages/en/creator-guide.ts';
import { factsOf, texts } from '../../../languages/texts.ts';
import { storageUrl } from '../../../net/client-config.ts';
import { ANCHOR_NAMES, anchorsOf, GUIDE_LINES } from '../../../shared/art/creation-anchors.ts';
import { artManifestQuery } from '../../../state/art/art-manifest.ts';
import { text } from '../text.ts';
import { templatePath } from './template-links.tsx';

const words = texts(guideMessages);

export function GuideWords() {
  const { data: manifest } = useQuery(artManifestQuery());
  const template = storageUrl(manifest?.creator?.templates.feminine ?? templatePath('feminine'));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
    <section className="guide-place" aria-label={text.guide} tabIndex={0}>
      <article className="card guide-article">
        <h2 className="t-title">{words.title}</h2>
        <p>{words.subtitle}</p>
        <Part title={words.sheetTitle}>
          <Lines lines={words.rules} />
        </Part>
        <Part title={words.templateTitle}>
          <img className="guide-template" src={template} alt={words.templateTitle} width={2550} height={850} />
        </Part>
        <Part title={words.heightsTitle}>
          <ul className="guide-heights">
            {GUIDE_LINES.map(({ y }, index) => (
              <li key={y}>{words.height({ name: HEIGHTS[index] ?? '', y })}</li>
            ))}
          </ul>
        </Part>
        <Part title={words.anchorsTitle}>
          <Anchors />
          <p className="t-small">{words.anchorsNote}</p>
          <p className="t-small">{words.thumbnailNote}</p>
        </Part>
        <Part title={words.placesTitle}>
          <Lines lines={words.places} />
        </Part>
        <Part title={words.refusedTitle}>
          <Lines lines={words.refused} />
        </Part>
        <p className="t-small">{words.pdfNote}</p>
      </article>
    </section>
  );
}

/** In the order of `GUIDE_LINES` and of `ANCHOR_NAMES`. */
const HEIGHTS = Object.values(words.heights);
const ANCHORS = Object.values(words.anchors);
const VIEWS = Object.values(words.views);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="t-heading">
        {title}
      </h3>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { lines: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.values(lines).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Points of the feminine body in the drawn views. */
function Anchors() {
  const views = VIEWS.map((name, view) => ({ name, anchors: anchorsOf('feminine', view) }));
  return (
    <table className="guide-anchors">
      <thead>
        <tr>
          <th scope="col">{words.anchor}</th>
          {views.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ANCHOR_NAMES.map((anchor, index) => (
          <tr key={anchor}>
            <th scope="row">{ANCHORS[index]}</th>
            {views.map(({ name, anchors }) => {
              const point = anchors.find((one) => one.name === anchor);
              return (
                <td key={name} dir="ltr" data-view={name}>
                  {point === undefined ? '–' : factsOf([String(point.x), String(point.y)])}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
