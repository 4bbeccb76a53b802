/** Why something cannot be shown, and what to do. */
export type FailureText = { title: string; text: string };

/** Texts before the viewer has loaded, and when it does not load. */
export const OPENING_TEXTS = {
  loading: 'Loading Viewer...',
  dialog: (title: string) => `Document: ${title}`,
  close: 'Close viewer',
  retry: 'Try again',
  reload: 'Load the page again',
  /** The code of the viewer is gone, as after a deploy: another attempt would ask for the same files. */
  unloaded: {
    title: 'The viewer could not be loaded',
    text: 'The website may have changed since you opened this page. Load the page again, or download the file.',
  } satisfies FailureText,
  downloadOriginal: 'Download the file',
  failures: {
    offline: {
      title: 'No connection',
      text: 'The document could not be fetched. Check your connection to the internet and try again.',
    },
    failed: {
      title: 'The document could not be opened',
      text: 'Something went wrong while opening the document. Try again, or download the file.',
    },
  } satisfies Record<string, FailureText>,
};
