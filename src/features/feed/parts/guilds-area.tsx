/** The placeholder of guilds: three examples, marked as coming soon. */
import { openScreenByName } from '../../../screens/screens.ts';
import { GUILD_TEXT } from '../../../languages/guild-text.ts';
import { EXAMPLE_GUILDS } from '../../../shared/rules/guilds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/controls/chip.tsx';
import { GUILD_LOOKS } from '../../../people/guild-looks.ts';
import { SignTile } from '../../../ui/layout/sign-tile.tsx';
import { text } from '../text.ts';

export function GuildsArea() {
  return (
    <section className="card flex flex-col p-4" aria-label={`${text.guilds} ${text.comingSoon}`}>
      <div className="flex items-center gap-2">
        <h3 className="t-heading">{text.guilds}</h3>
        <Tag>{text.comingSoon}</Tag>
      </div>
      <ul className="mt-3 flex flex-col gap-3">
        {EXAMPLE_GUILDS.map(({ id }) => {
          const { name, purpose } = GUILD_TEXT[id];
          const { accent, icon: IconOf } = GUILD_LOOKS[id];
          return (
            <li key={id} className="flex items-center gap-3">
              <SignTile accent={accent}>
                <IconOf weight="fill" size={19} />
              </SignTile>
              <span className="min-w-0">
                <b className="block font-extrabold">{name}</b>
                <span className="t-small text-ink-3">{purpose}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <Button size="sm" className="mt-4 self-start md:mt-auto" onClick={() => openScreenByName('guilds')}>
        {text.aboutGuilds}
      </Button>
    </section>
  );
}
