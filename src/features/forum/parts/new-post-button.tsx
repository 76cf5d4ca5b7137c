/** The button that opens the dialog of a new post. */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';

export const NewPostButton = (props: Pick<ButtonProps, 'size' | 'className' | 'onClick'>) => (
  <Button {...props} tone="sign" icon={<PencilSimpleIcon weight="fill" size={props.size === 'lg' ? 18 : 17} />}>
    {text.newPost}
  </Button>
);
