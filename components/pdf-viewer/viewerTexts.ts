import type { Failure } from '@/lib/pdf/failure';

/** What the visitor reads before the viewer itself has come, and when it does not come. */
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

/** Every other word of the viewer. What the library itself says comes from its own English texts. */
export const VIEWER_TEXTS = {
  opening: (percent: number) => `${percent}% of the document`,
  download: 'Download',
  saving: 'Saving...',
  saveFailed: 'The annotations could not be written into the file. Try again, or print the document.',
  pageFailed: 'A page could not be loaded. Check your connection and open the document again.',
  print: 'Print',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',

  toolbar: 'Document',
  sidebar: 'Pages and contents',
  pagesShort: 'Pages',
  pagesTab: 'Pages',
  outlineTab: 'Contents',
  closeSidebar: 'Close pages and contents',
  pageLink: (page: number) => `Page ${page}`,

  page: 'Page',
  ofPages: (count: number) => `/ ${count}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',

  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
  fitPage: 'Fit page',
  fitShort: 'Fit',

  find: 'Find in document',
  findLabel: 'Find',
  findNext: 'Next match',
  findPrevious: 'Previous match',
  findClose: 'Close find',
  findCount: (current: number, total: number) => `${current} of ${total}`,
  findStatus: { idle: '', pending: 'Searching...', nothing: 'No matches' },

  text: 'Text',
  highlight: 'Highlight',
  ink: 'Draw',
  inkShort: 'Ink',
  stamp: 'Stamp',
  color: 'Colour',
  colorNames: { yellow: 'Yellow', green: 'Green', blue: 'Blue', pink: 'Pink', black: 'Black', red: 'Red' },
  size: 'Size',
  thickness: 'Thickness',
  opacity: 'Opacity',
  percent: (value: number) => `${value}%`,
  addImage: 'Add image',
  undo: 'Undo',
  redo: 'Redo',
  options: (tool: string) => `${tool} options`,
  hints: {
    text: 'Click a page to write on it.',
    highlight: 'Select text, or draw over a place, to mark it.',
    ink: 'Draw on a page.',
    stamp: 'Add a picture to the page that is shown.',
  },

  passwordTitle: 'This document is protected',
  passwordText: 'Enter its password to open it.',
  passwordLabel: 'Password',
  passwordWrong: 'That password is wrong. Check it and try again.',
  passwordMissing: 'Enter the password',
  passwordOpen: 'Open document',

  unsavedTitle: 'Keep your annotations?',
  unsavedText: 'What you added to this document is lost when the viewer closes, unless you download it.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  closeSaved: 'Close viewer',

  altTextTitle: 'Describe the picture',
  altTextText: 'One or two sentences for people who cannot see it.',
  altTextLabel: 'Description',
  altTextDecorative: 'Only decoration: it needs no description',
  altTextSave: 'Save description',
  cancel: 'Cancel',

  printing: (page: number, count: number) => `Preparing page ${page} of ${count} for printing`,
  printFailed: 'The document could not be prepared for printing. Download it and print it from there.',
};
