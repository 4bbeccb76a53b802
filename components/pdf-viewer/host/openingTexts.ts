import type { Failure } from './failure';

/** Texts before the viewer has loaded, and when it does not load. */
export const OPENING_TEXTS = {
  loading: 'Loading Viewer...',
  dialog: (title: string) => `Document: ${title}`,
  close: 'Close viewer',
  retry: 'Try again',
  downloadOriginal: 'Download the file',
  failures: {
    offline: {
      title: 'No connection',
      text: 'The document could not be fetched. Check your connection to the internet and try again.',
    },
    missing: {
      title: 'Document not found',
      text: 'The file is no longer at its address. Contact us and we will send it to you.',
    },
    damaged: {
      title: 'The file cannot be read',
      text: 'The file is damaged or is not a PDF. Download it to try it in another program.',
    },
    failed: {
      title: 'The document could not be opened',
      text: 'Something went wrong while opening the document. Try again, or download the file.',
    },
  } satisfies Record<Failure, { title: string; text: string }>,
};
