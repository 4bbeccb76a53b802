import type { Failure } from './failure';

/** Texts before the viewer has loaded, and when it does not load. */
export const OPENING_TEXTS = {
  loading: 'Loading Viewer...',
  dialog: (title: string) => `Document: ${title}`,
  close: 'Close viewer',
  retry: 'Try again',
  downloadOriginal: 'Download the file',
  contact: 'Contact us',
  readAsPage: 'Read as a web page',
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
    xfa: {
      title: 'This form needs another program',
      text: 'It is a dynamic form (XFA), which this viewer cannot show. Download it and open it with Adobe Acrobat Reader on a computer.',
    },
    failed: {
      title: 'The document could not be opened',
      text: 'Something went wrong while opening the document. Try again, or download the file.',
    },
  } satisfies Record<Failure, { title: string; text: string }>,
};
