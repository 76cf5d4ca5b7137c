/** The icons of the gestures on the wheel. */
import { ArmchairIcon } from '@phosphor-icons/react/dist/csr/Armchair';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { ConfettiIcon } from '@phosphor-icons/react/dist/csr/Confetti';
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/csr/HandsPraying';
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving';
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import type { ReactNode } from 'react';
import type { Gesture } from '../../shared/rules/gestures.ts';

const SIZE_PX = 24;

export const GESTURE_ICON: Readonly<Record<Gesture, ReactNode>> = {
  wave: <HandWavingIcon weight="fill" size={SIZE_PX} />,
  dance: <MusicNotesIcon weight="fill" size={SIZE_PX} />,
  laugh: <SmileyIcon weight="fill" size={SIZE_PX} />,
  clap: <HandsClappingIcon weight="fill" size={SIZE_PX} />,
  bow: <HandsPrayingIcon weight="fill" size={SIZE_PX} />,
  think: <ChatCircleDotsIcon weight="fill" size={SIZE_PX} />,
  cheer: <ConfettiIcon weight="fill" size={SIZE_PX} />,
  sit: <ArmchairIcon weight="fill" size={SIZE_PX} />,
};
