/** Shown where the operator sells nothing: what a membership gives, and whom to ask for one. */
import { COMMA } from '../../../languages/texts.ts';
import { CrownMark } from '../../../ui/layout/marks.tsx';
import { clientConfig } from '../../../net/client-config.ts';
import { PLANS } from '../../../shared/rules/membership.ts';
import { NOT_SOLD_ID } from '../not-sold.ts';
import { benefits, text } from '../text.ts';

export function NotSold() {
  return (
    <section id={NOT_SOLD_ID} tabIndex={-1} className="card membership-not-sold p-3.5 md:p-4" aria-label={text.gives}>
      <CrownMark size={34} />
      <div className="min-w-0 flex-1">
        <h3 className="t-heading">{text.gives}</h3>
        <ul className="t-small mt-1 list-disc ps-5">
          {benefits(PLANS).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="t-small mt-2 font-bold">
          {text.notSold} <Contact />
        </p>
      </div>
    </section>
  );
}

function Contact() {
  const { contactEmail, socialLinks } = clientConfig();
  const links = [
    ...(contactEmail === null ? [] : [{ label: contactEmail, url: `mailto:${contactEmail}` }]),
    ...socialLinks,
  ];
  if (links.length === 0) return text.askStaff;
  return (
    <>
      {text.ask}{' '}
      {links.map(({ label, url }, at) => (
        <span key={url}>
          {at > 0 && COMMA}
          <a
            className="link hit"
            href={url}
            target={url.startsWith('mailto:') ? undefined : '_blank'}
            rel="noopener noreferrer"
          >
            {label}
          </a>
        </span>
      ))}
      .
    </>
  );
}
