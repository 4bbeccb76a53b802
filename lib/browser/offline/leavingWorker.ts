/** Replaces the service worker while it is turned off: deletes its caches and unregisters. */
import { KEPT_PREFIX } from '../../offline/settings.ts';
import { onWork, workerGlobals } from './workerGlobals.ts';

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await workerGlobals.registration.unregister();
}

onWork('install', () => workerGlobals.skipWaiting());
onWork('activate', (event) => event.waitUntil(leave()));
// A page loaded before the switch may register the worker again: clean up once more.
onWork('message', (event) => event.waitUntil(leave()));
