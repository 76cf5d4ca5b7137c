/** The photo booth: choices, and the way of the look into a mail. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { NEW_MAIL_DRAFT } from '../../../rich-text/write/draft-list.ts';
import { createGestureFrame } from '../../../shared/rules/gesture-frames.ts';
import { GESTURES } from '../../../shared/rules/gestures.ts';
import { bareCustomization } from '../../../shared/rules/slots.ts';
import { forgetDraft, readDraft } from '../../../state/chat/drafts.ts';
import PhotoBooth from './photo-booth.tsx';
import { poseOf } from './scenery.ts';

const server = servePage();
const outfit = (id: string, isWorn: boolean) => ({
  id,
  name: id,
  createdAt: new Date(0).toISOString(),
  width: 1,
  height: 1,
  imageUrl: `/storage/outfits/${id}.webp`,
  isFavourite: false,
  isWorn,
});
let saved = [outfit('old', false)];

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  forgetDraft(NEW_MAIL_DRAFT);
  saved = [outfit('old', false)];
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
  server.answers.set('GET /outfit/list', () => [200, saved]);
  server.answers.set('POST /outfit', () => {
    saved = [outfit('new', true), ...saved];
    return [200, { success: true, message: 'Saved.' }];
  });
});

it('chooses one of six backgrounds, and names the pose of the photo', async () => {
  renderWithQueries(<PhotoBooth onClose={() => undefined} />);
  const backgrounds = screen.getByRole('group', { name: 'Background' }).querySelectorAll('button');
  expect([...backgrounds].map(({ textContent }) => textContent)).toHaveLength(6);
  const poses = screen.getByRole('group', { name: 'Pose' }).querySelectorAll('button');
  expect(poses).toHaveLength(1 + GESTURES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Cheering' }));
  expect(screen.getByRole('img', { name: 'mirabel, Cheering' })).toBeDefined();
});

it('puts the worn look into a mail: saved as an outfit first, unless it is one', async () => {
  renderWithQueries(<PhotoBooth onClose={() => undefined} />);
  const saves = () => server.asked.filter(({ call }) => call === 'POST /outfit').length;
  const mail = () => userEvent.click(screen.getByRole('button', { name: 'Put the look into a mail' }));
  await mail();
  await waitFor(() => expect(readDraft(NEW_MAIL_DRAFT)).toBe('[outfit]new[/outfit]'));
  await mail();
  await waitFor(() => expect(readDraft(NEW_MAIL_DRAFT)).toBe('[outfit]new[/outfit]\n[outfit]new[/outfit]'));
  expect(saves()).toBe(1);
});

it('takes the poses of the town, each at a moment of its gesture', () => {
  expect(poseOf('stand', 0)).toBeNull();
  const poses = GESTURES.map((gesture) => JSON.stringify(poseOf(gesture, 1)));
  expect(new Set(poses).size).toBe(GESTURES.length);
  expect(poses).not.toContain(JSON.stringify(createGestureFrame()));
  // A bow leans to the side that the figure looks at.
  expect(poseOf('bow', 1)?.upperLean).toBeLessThan(0);
  expect(poseOf('bow', 5)?.upperLean).toBeGreaterThan(0);
});
