/** In the place of the service worker while it is turned off: takes all that was kept from the device, and itself. */
import { KEPT_PREFIX } from '../../offline/settings.ts';
import { onWork, workerGlobals } from './workerGlobals.ts';

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await workerGlobals.registration.unregister();
}

onWork('install', () => workerGlobals.skipWaiting());
onWork('activate', (event) => event.waitUntil(leave()));
// A page of the time before, still open, starts the worker anew when it is shown, and the one before may have kept something since.
onWork('message', (event) => event.waitUntil(leave()));
