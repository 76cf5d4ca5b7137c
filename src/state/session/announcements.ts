/**
 * What screen readers announce that no part of the screen announces by itself. Any part of the page announces; the live regions
 * (`src/features/chat/live-announcer.tsx`) listen. Without them announcements are dropped.
 */
/** `assertive` interrupts what is being read. */
type Urgency = 'polite' | 'assertive';

type Announcer = (text: string, urgency: Urgency) => void;

const announcers = new Set<Announcer>();

/** The same words are announced again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  for (const announcer of announcers) announcer(text, urgency);
}

/** Returns a function that removes it. */
export function onAnnouncement(announcer: Announcer): () => void {
  announcers.add(announcer);
  return () => announcers.delete(announcer);
}
