/** The push services that the server may call. Addresses come from browsers, so that no other host may be reached. Pure. */

/** Of Chromium, Firefox, Edge and Safari. `*.` matches one or more labels. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** A host with an optional port, perhaps after `*.`. */
export const isPushHost = (text: string): boolean =>
  /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/.test(text);

/** Whether `endpoint` is an https address of one of `hosts`, without a user, and on port 443 unless the entry names another. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}
