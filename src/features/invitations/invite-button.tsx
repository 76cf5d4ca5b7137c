/** Invites a friend. The first click loads the panel that makes the link. */
import { type ButtonHTMLAttributes, type Ref, useState } from 'react';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { Button } from '../../ui/controls/button.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { text } from './text.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

const PlainButton = (props: ButtonProps) => (
  <Button {...props} icon={<UserPlusIcon weight="bold" size={17} />}>
    {text.invite}
  </Button>
);
const ButtonWithPanel = lazyPart<{ Trigger: typeof PlainButton }>(
  async () => (await import('./invite-popover.tsx')).InvitePopover,
  () => <PlainButton aria-busy />,
);
const PRELOAD = preloadProps(ButtonWithPanel);

export function InviteButton() {
  const [isUsed, setIsUsed] = useState(false);
  if (isUsed) return <ButtonWithPanel Trigger={PlainButton} />;
  return <PlainButton {...PRELOAD} onClick={() => setIsUsed(true)} />;
}
