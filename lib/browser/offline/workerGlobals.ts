/** An event of a service worker. TypeScript's types for workers exclude its types for pages. */
export type WorkEvent = Event & {
  /** Message events: the page's message. */
  data: unknown;
  /** Fetch events. */
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
