/**
 * Leads the player through a door to another location: covers the town, connects to the other location, and uncovers it when it is
 * drawn. Loads what is behind a door when the player comes near it. Loaded near the first door of this kind. Owns the cover, and which
 * locations are loaded.
 */
import './change-location.css';
import { loadArtManifest } from '../../state/art/art-manifest.ts';
import { storageUrl } from '../../net/client-config.ts';
import type { SceneFile } from '../../shared/art/manifest.ts';
import { locationPathOf, navigationPathOf } from '../../shared/rules/town.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { type ChannelChange, changeChannel } from '../../state/session/channel.ts';
import { announce } from '../../state/session/announcements.ts';
import { ownLocation } from '../../state/session/location.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text } from './text.ts';

const FADE_MS = 240;
/** A refusal takes no longer; the rest of the walk does not either. */
const REFUSED_MS = 2000;
const LATE_MS = 800;
/** A wait that is longer is explained. */
const EXPLAINED_MS = 1000;
/** After this time the other location is shown, drawn or not. */
const DRAWN_LIMIT_MS = 5000;
/** From the first frame of the other location until its pictures are drawn: they are loaded already. */
const SETTLED_MS = 350;
const LOOK_MS = 50;
/** The pictures load further under the open door. */
const PICTURES_LIMIT_MS = 3000;

let isUnderWay = false;

export async function changeLocation(slug: string): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const cover = coverTown();
  try {
    await Promise.all([sleep(runtime, FADE_MS), Promise.race([preload(slug), sleep(runtime, PICTURES_LIMIT_MS)])]);
    const change = await enter(slug);
    if (change === 'failed') return showToast({ text: text.doorStaysShut, tone: 'bad', id: 'location' });
    await untilDrawn();
    announce(ownLocation.name);
  } finally {
    uncoverTown(cover);
    isUnderWay = false;
  }
}

/** On a slow connection the server can have the player still on the way to the door, and refuses at once: then once more. */
async function enter(slug: string): Promise<ChannelChange> {
  const askedMs = runtime.monotonic();
  const change = await changeChannel(null, slug);
  if (change !== 'failed' || runtime.monotonic() - askedMs > REFUSED_MS) return change;
  await sleep(runtime, LATE_MS);
  return await changeChannel(null, slug);
}

/** Over the picture and below the interface. */
function coverTown(): HTMLElement {
  const cover = document.createElement('div');
  cover.className = 'door-cover';
  cover.setAttribute('aria-hidden', 'true');
  document.querySelector('main .town')?.after(cover);
  requestAnimationFrame(() => cover.setAttribute('data-shown', ''));
  runtime.setTimeout(() => {
    if (!cover.hasAttribute('data-shown')) return;
    const note = document.createElement('p');
    note.className = 'door-cover-note t-body';
    note.textContent = text.loading;
    cover.append(note);
    announce(text.loading);
  }, EXPLAINED_MS);
  return cover;
}

function uncoverTown(cover: HTMLElement): void {
  cover.removeAttribute('data-shown');
  runtime.setTimeout(() => cover.remove(), FADE_MS);
}

/** The former town closes before the other one opens, so the painter's name is gone for a moment. */
async function untilDrawn(): Promise<void> {
  const untilMs = runtime.monotonic() + DRAWN_LIMIT_MS;
  await sleep(runtime, LOOK_MS);
  while (runningPainter.name === null && runtime.monotonic() < untilMs) await sleep(runtime, LOOK_MS);
  await sleep(runtime, SETTLED_MS);
}

/** By slug, what is being loaded or is in the browser's cache. */
const loads = new Map<string, Promise<void>>();

/** Loads the map and the pictures of a location, once; after a failure, again at the next call. Never rejects. */
export function preload(slug: string): Promise<void> {
  const known = loads.get(slug);
  if (known !== undefined) return known;
  const load = loadLocation(slug).catch(() => {
    // The town loads what is missing, and says what it cannot load.
    loads.delete(slug);
  });
  loads.set(slug, load);
  return load;
}

async function loadLocation(slug: string): Promise<void> {
  const files = Promise.all([locationPathOf(slug), navigationPathOf(slug)].map(read));
  const [manifest] = await Promise.all([loadArtManifest(), files]);
  const address = manifest.scenes?.[slug];
  if (address === undefined) return;
  const scene = (await (await read(storageUrl(address))).json()) as SceneFile;
  const tiles = Object.values(scene.layers).flatMap(({ background }) => background);
  await Promise.all(tiles.map(({ url }) => loadPicture(url)));
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function loadPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = storageUrl(url);
  return picture.decode();
}
