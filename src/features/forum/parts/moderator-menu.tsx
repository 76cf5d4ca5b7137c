/** Moderators' actions on a post or a reply. Each action asks for a reason. */
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { ShieldIcon } from '@phosphor-icons/react/dist/csr/Shield';
import { useState } from 'react';
import type { ForumPost } from '../../../shared/contract/forum.ts';
import { CATEGORY_LABELS } from '../../../languages/forum-text.ts';
import { POST_CATEGORIES } from '../../../shared/rules/forum.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlays/menu.tsx';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { moderatePost, redactText, removeReply } from '../calls.ts';
import { text } from '../text.ts';
import { NO_REASON, ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';

interface ModeratorAction {
  title: string;
  act: (reason: string) => Promise<Outcome>;
}

export function PostModeratorMenu({ post }: { post: ForumPost }) {
  const { id, isPinned, isLocked, category } = post;
  return (
    <ModeratorMenu
      about={`post-${id}`}
      groups={[
        [
          {
            title: isPinned ? text.unpin : text.pin,
            act: (reason) => moderatePost(id, { act: isPinned ? 'unpin' : 'pin', reason }),
          },
          {
            title: isLocked ? text.unlock : text.lock,
            act: (reason) => moderatePost(id, { act: isLocked ? 'unlock' : 'lock', reason }),
          },
        ],
        POST_CATEGORIES.filter((name) => name !== category).map((name) => ({
          title: text.moveTo({ category: CATEGORY_LABELS[name] }),
          act: (reason) => moderatePost(id, { act: 'move', category: name, reason }),
        })),
        [
          { title: text.redact, act: (reason) => redactText(id, undefined, reason) },
          { title: text.remove, act: (reason) => moderatePost(id, { act: 'remove', reason }) },
        ],
      ]}
    />
  );
}

export function ReplyModeratorMenu({ postId, replyId }: { postId: string; replyId: string }) {
  return (
    <ModeratorMenu
      about={`reply-${postId}-${replyId}`}
      groups={[
        [
          { title: text.redact, act: (reason) => redactText(postId, replyId, reason) },
          { title: text.remove, act: (reason) => removeReply(postId, replyId, reason) },
        ],
      ]}
    />
  );
}

interface ModeratorMenuProps {
  /** What it is for; the reason is kept under it. */
  about: string;
  groups: readonly (readonly ModeratorAction[])[];
}

function ModeratorMenu({ about, groups }: ModeratorMenuProps) {
  const [chosen, setChosen] = useState<ModeratorAction | null>(null);
  return (
    <>
      <Menu
        label={text.moderate}
        widthPx={240}
        trigger={
          <IconButton size="sm" tone="ghost" label={text.moderate}>
            <ShieldIcon weight="duotone" size={17} />
          </IconButton>
        }
      >
        {groups.map((actions, at) => [
          at > 0 && <MenuRule key={`rule ${at}`} />,
          ...actions.map((one) => (
            <MenuItem key={one.title} onSelect={() => setChosen(one)}>
              {one.title}
            </MenuItem>
          )),
        ])}
      </Menu>
      {chosen && <ActionDialog about={about} action={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface ActionDialogProps {
  about: string;
  action: ModeratorAction;
  onClose: () => void;
}

function ActionDialog({ about, action: { title, act }, onClose }: ActionDialogProps) {
  const kept = useKeptFields(`${title}-${about}`, NO_REASON);
  return <ReasonDialog kept={kept} title={title} act={act} onClose={onClose} />;
}
