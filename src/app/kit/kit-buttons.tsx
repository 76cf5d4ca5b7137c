/** Buttons and small labels on the component page: every tone, size and state. */
import { Coins, Gems, PursePill } from '../../ui/controls/amount.tsx';
import { Button, type ButtonSize, type ButtonTone, IconButton, Knob } from '../../ui/controls/button.tsx';
import { Badge, Chip, Tag, type TagProps } from '../../ui/controls/chip.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { CoinMark, CrownMark, GemMark } from '../../ui/layout/marks.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Group } from './group.tsx';

const TONES: readonly ButtonTone[] = ['plain', 'primary', 'sign', 'coin', 'gem', 'danger', 'ghost', 'ghost-danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const TAGS: readonly NonNullable<TagProps['tone']>[] = ['plain', 'ok', 'bad', 'warn', 'info', 'sign'];

export function ButtonParts() {
  return (
    <>
      {SIZES.map((size) => (
        <Group key={size} title={`Buttons, ${size}`}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
          <IconButton size={size} label={`Lantern, ${size}`}>
            <LanternMark size={16} />
          </IconButton>
        </Group>
      ))}
      {TONES.map((tone) => (
        <Group key={tone} title={`States of ${tone}`}>
          <Button tone={tone} isPressed>
            Pressed
          </Button>
          <Button tone={tone} isBusy>
            Busy
          </Button>
          <Button tone={tone} disabled reason="138 gems short">
            Disabled
          </Button>
          <Button tone={tone} icon={<LanternMark size={14} />}>
            With an icon
          </Button>
        </Group>
      ))}
      <Group title="Prices on buttons">
        <Button tone="coin" icon={<CoinMark />}>
          Buy for 2,400
        </Button>
        <Button tone="gem" icon={<GemMark />}>
          Buy for 45
        </Button>
        <Button tone="primary">
          <Coins value={2400} isPlain />
        </Button>
      </Group>
      <Group title="Icon buttons, knobs, tooltips">
        <IconButton label="Lit lantern" isPressed>
          <LanternMark size={16} />
        </IconButton>
        <IconButton label="No lantern" disabled>
          <LanternMark size={16} isLit={false} />
        </IconButton>
        <Knob label="Close">×</Knob>
        <Knob label="Back, at the first screen" disabled>
          ‹
        </Knob>
        <Tooltip text="Whisper to odette">
          <Button>Tooltip</Button>
        </Tooltip>
        <Tooltip text="Below" side="bottom">
          <Button>Tooltip below</Button>
        </Tooltip>
      </Group>
    </>
  );
}

export function LabelParts() {
  return (
    <Group title="Prices, chips, tags, badges, marks">
      <Coins value={12_450} />
      <Gems value={180} />
      <PursePill currency="coins" value={18_450} />
      <PursePill currency="gems" value={0}>
        <Knob label="Get gems">+</Knob>
      </PursePill>
      <Chip isOn>Selected</Chip>
      <Chip isOn={false}>Chip</Chip>
      <Chip disabled>Disabled</Chip>
      {TAGS.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Tag icon={<CrownMark size={12} />}>With an icon</Tag>
      <Badge count={3} label="unread" />
      <Badge count={120} label="unread" />
      <CoinMark label="Coin" size={24} />
      <GemMark label="Gem" size={24} />
      <CrownMark label="Crown" size={24} />
      <LanternMark label="Lit" />
      <LanternMark label="Unlit" isLit={false} />
    </Group>
  );
}
