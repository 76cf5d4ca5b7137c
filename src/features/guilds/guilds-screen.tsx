/** The placeholder of guilds: three banners, a description, and examples that are marked as examples. */
import './guilds.css';
import { GUILD_TEXT } from '../../languages/guild-text.ts';
import { EXAMPLE_GUILDS, type ExampleGuild } from '../../shared/rules/guilds.ts';
import { Tag } from '../../ui/controls/chip.tsx';
import { GUILD_LOOKS } from '../../people/guild-looks.ts';
import { text } from './text.ts';

export default function GuildsScreen() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
    <div className="scroll flex min-h-0 flex-1 flex-col gap-5 p-4 md:p-6" tabIndex={0}>
      <div className="text-center">
        <h3 className="t-display text-[1.375rem]!">{text.comingSoon}</h3>
        <p className="t-body mx-auto mt-1 max-w-[52ch] text-ink-2">{text.explanation}</p>
      </div>
      <ul aria-label={text.examples} className="guild-banners">
        {EXAMPLE_GUILDS.map((guild) => (
          <Banner key={guild.id} guild={guild} />
        ))}
      </ul>
    </div>
  );
}

function Banner({ guild: { id } }: { guild: ExampleGuild }) {
  const { name, purpose } = GUILD_TEXT[id];
  const { accent, icon: IconOf } = GUILD_LOOKS[id];
  return (
    <li data-accent={accent} className="guild">
      <svg viewBox="0 0 160 200" className="guild-banner" aria-hidden fill="none">
        <path
          d="M14 16h132v146l-33 20-33-20-33 20-33-20Z"
          fill="var(--accent)"
          stroke="var(--outline)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M24 26h112v129l-23 14-33-20-33 20-23-14Z"
          stroke="var(--pinstripe)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M4 10h152v12H4Z" fill="var(--trim)" stroke="var(--outline)" strokeWidth="4" strokeLinejoin="round" />
        <circle cx="80" cy="86" r="34" fill="var(--paper)" stroke="var(--outline)" strokeWidth="4" />
        <IconOf x={58} y={64} width={44} height={44} weight="fill" color="var(--outline)" />
      </svg>
      <p className="t-heading">{name}</p>
      <p className="t-small text-ink-3">{purpose}</p>
      <Tag>{text.example}</Tag>
    </li>
  );
}
