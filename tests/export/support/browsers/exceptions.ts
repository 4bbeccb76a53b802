/** A feature that is used although some of the oldest supported browsers lack it. */
export type Exception = {
  /** As the check writes it. The name of a property alone stands for its values too. */
  feature: string;
  /** Which of the browsers of package.json lack it, in MDN's names. */
  without: string[];
  /** What there is without it. */
  fallback: string;
};

const CHROMIUM = ['chrome', 'chrome_android', 'edge', 'samsunginternet_android'];
const SAFARI = ['safari', 'safari_ios'];

export const STYLE_EXCEPTIONS: Exception[] = [
  {
    feature: '::-moz-color-swatch',
    without: [...CHROMIUM, ...SAFARI],
    fallback: 'Firefox’s own part, in the viewer’s style sheet of pdf.js.',
  },
  {
    feature: '::-moz-range-progress',
    without: [...CHROMIUM, ...SAFARI],
    fallback: 'Firefox’s own part of a slider; the other engines have ::-webkit-slider-runnable-track.',
  },
  {
    feature: '::-moz-range-thumb',
    without: [...CHROMIUM, ...SAFARI],
    fallback: 'Firefox’s own part of a slider; the other engines have ::-webkit-slider-thumb.',
  },
  {
    feature: '::-moz-range-track',
    without: [...CHROMIUM, ...SAFARI],
    fallback: 'Firefox’s own part of a slider; the other engines have ::-webkit-slider-runnable-track.',
  },
  {
    feature: '::-webkit-search-cancel-button',
    without: ['firefox'],
    fallback: 'Firefox draws no such button, so there is nothing to hide.',
  },
  {
    feature: '::-webkit-slider-runnable-track',
    without: ['firefox'],
    fallback: 'Firefox has ::-moz-range-track.',
  },
  { feature: '::-webkit-slider-thumb', without: ['firefox'], fallback: 'Firefox has ::-moz-range-thumb.' },
  { feature: '::selection', without: ['safari_ios'], fallback: 'The system’s own colour of selected text.' },
  {
    feature: '::view-transition-group',
    without: ['firefox'],
    fallback: 'Pages follow each other without a fade.',
  },
  {
    feature: '::details-content',
    without: ['chrome', 'chrome_android', 'firefox', 'samsunginternet_android', ...SAFARI],
    fallback: 'Only the answers of questions that are open are printed.',
  },
  {
    feature: ':target-current',
    without: ['firefox', ...CHROMIUM, ...SAFARI],
    fallback: 'No link of a list of contents is marked as the current one.',
  },
  { feature: '@page', without: SAFARI, fallback: 'Sheets have the browser’s own margins.' },
  { feature: '@page size', without: SAFARI, fallback: 'Sheets have the size that the printer has.' },
  {
    feature: '@view-transition',
    without: ['chrome', 'chrome_android', 'firefox', 'samsunginternet_android', ...SAFARI],
    fallback: 'Pages follow each other without a fade.',
  },
  {
    feature: 'break-after: avoid',
    without: ['firefox', ...SAFARI],
    fallback: 'Headings of texts hold room below themselves (_sheet.scss); another may be the last line of a sheet.',
  },
  { feature: 'cursor', without: ['safari_ios'], fallback: 'A finger has no cursor.' },
  {
    feature: 'float: inline-start',
    without: ['samsunginternet_android'],
    fallback:
      'In pdf.js’s style sheet: the buttons of a comment, which the viewer does not offer, stand on the other side.',
  },
  {
    feature: 'forced-color-adjust',
    without: SAFARI,
    fallback: 'Safari has no forced colours.',
  },
  {
    feature: 'grid-template-rows: subgrid',
    without: ['samsunginternet_android'],
    fallback: 'Rows of each slide’s own, declared before it.',
  },
  { feature: 'orphans', without: ['firefox'], fallback: 'A printed paragraph may leave one line on a sheet.' },
  {
    feature: 'reading-flow',
    without: ['firefox', ...CHROMIUM, ...SAFARI],
    fallback: 'The focus moves in the order of the document.',
  },
  {
    feature: 'resize',
    without: ['safari_ios'],
    fallback: 'A message is typed in a field of fixed height, which scrolls.',
  },
  {
    feature: 'scroll-target-group',
    without: ['firefox', ...CHROMIUM, ...SAFARI],
    fallback: 'No link of a list of contents is marked as the current one.',
  },
  {
    feature: 'scrollbar-width',
    without: ['chrome', 'chrome_android', 'samsunginternet_android', ...SAFARI],
    fallback: 'The browser’s own scroll bar.',
  },
  {
    feature: 'text-size-adjust',
    without: ['firefox', ...SAFARI],
    fallback: 'On computers nothing enlarges text by itself; iOS reads -webkit-text-size-adjust.',
  },
  {
    feature: 'text-wrap: pretty',
    without: ['firefox', 'samsunginternet_android', ...SAFARI],
    fallback: 'A paragraph may end on a short last line.',
  },
  { feature: 'widows', without: ['firefox'], fallback: 'A printed paragraph may end with one line on the next sheet.' },
];

export const SCRIPT_EXCEPTIONS: Exception[] = [
  {
    feature: 'Promise.withResolvers',
    without: ['samsunginternet_android'],
    fallback: 'pdf.js needs it: the viewer stays out (documentOpener.ts), and links to documents lead to the file.',
  },
  {
    feature: 'URL.canParse',
    without: ['chrome', 'chrome_android', 'samsunginternet_android'],
    fallback: 'Next defines it where it is missing.',
  },
  {
    feature: 'navigation',
    without: ['firefox', ...SAFARI],
    fallback: 'React asks whether it is there.',
  },
  {
    feature: 'navigator.connection',
    without: ['firefox', ...SAFARI],
    fallback: 'React asks whether it is there.',
  },
  {
    feature: 'navigator.share',
    without: ['firefox'],
    fallback: 'The button to share is not shown (ResultActions.tsx); copying the link and WhatsApp are.',
  },
];
