/** English: game. */
export default {
  reconnected: 'You are back online.',
  theCoreStoppedDrawingThe: 'The core stopped drawing the town. The GPU draws it now.',
  theGpuCouldNotDraw: 'The GPU could not draw the town. The core draws it now.',
  others: '{count} others',
  newMails: 'You have {count} new mails from {names}.',
} as const;
