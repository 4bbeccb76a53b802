/** An event of a service worker, as far as it is used. TypeScript's own types of workers exclude those of pages. */
export type WorkEvent = Event & {
  /** Of a message: what the page says. */
  data: unknown;
  /** Of a fetch. */
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown> | undefined) => void;
};

type WorkerGlobals = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  navigator: { connection?: { saveData?: boolean } };
};

/** The globals of a service worker. */
export const workerGlobals = globalThis as unknown as WorkerGlobals;

/** Listens to an event of a service worker. */
export const onWork = (type: 'install' | 'activate' | 'message' | 'fetch', work: (event: WorkEvent) => void): void =>
  addEventListener(type, work as EventListener);
