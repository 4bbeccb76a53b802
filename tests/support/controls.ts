import { getMedia } from '../../lib/server/content/loaders/media.ts';
import { CALCULATOR_CASES } from './calculatorCases.ts';

/**
 * A visitor's possible first action on a page, one row for each kind of control. tests/e2e/script/first-press.spec.ts performs
 * it before the page's script has loaded; tests/export/controls.test.ts finds controls without a row.
 */
export type ControlRow = readonly [
  /** Path of the tested page. */
  path: string,
  role: 'button' | 'checkbox' | 'combobox' | 'file' | 'link' | 'searchbox' | 'tab' | 'textbox',
  /** Accessible name of the used control; a string must match exactly. */
  name: string | RegExp,
  /** Selectors of elements that then appear, or patterns of the URL; one is enough. */
  outcomes: readonly (string | RegExp)[],
  options?: {
    /** Names of controls with the same behaviour. */
    alike?: RegExp;
    /** Pages that have the same control. Default: only `path`. */
    pages?: RegExp;
    /** Typed text, or the text of an opened file. */
    value?: string;
    /** Summary of the panel with the control, which opens without script. */
    inside?: string;
    /** It needs no script. */
    isNative?: boolean;
  },
];

const pressed = (name: string) => `role=button[name="${name}"][pressed=true]`;
const selected = (name: string) => `role=tab[name="${name}"][selected=true]`;
const current = (name: string) => `[aria-label="${name}"][aria-current]`;
const slide = (start: string) => `[aria-label^="${start}"][data-state=current]`;
const banner = (title: string) => `:focus:has-text("${title}")`;

/** A form moves to its first mistake or to its result, which is then in the URL. */
const ANSWER = ['[aria-invalid=true]:focus', /\?/];
const DIALOG = ['dialog[open]'];
/** Set by the tests' replacements of printing, saving a file and opening a tab. */
const PRINTED = ['html[data-printed]'];
const SAVED = ['html[data-saved]'];
const OPENED = ['html[data-opened]'];
/** No effect but the control's own value. */
const KEPT = ['html[data-hydrated]'];
/** The tax calendar's form opens without script. */
const FOLDED = { inside: 'summary:has-text("Change")' };
const NEXT_DATE = ['text=/^Next: .* due/'];

const CATEGORIES = /^(All Services|Audit & Assurance|Business Services|Tax Services|Advisory Services)$/;
const MEDIA_FILTERS = /^(All Publications|Interviews|Analysis|News|Guides|Articles|Research)$/;
const TITLES = getMedia().map(({ title }) => RegExp.escape(title));
const READ = new RegExp(`^(Preview|View Document|Read (full )?publication|${TITLES.join('|')})$`, 'i');
const ANY = /./;
/** Home and the hub have the field for a salary. */
const WITH_SALARY = { pages: /^\/(calculator)?$/ };
const ON_SERVICE_PAGES = { pages: /^\/services\// };
const CALCULATOR = { pages: /^\/calculator\//, alike: ANY };
const UNKNOWN = { pages: /^\/(404|_not-found)$/, isNative: true };

export const CONTROLS: readonly ControlRow[] = [
  ['/', 'button', 'Next slide', [slide('2 of 4')], { alike: /^(Next|Previous) slide$/ }],
  ['/', 'button', /^Show slide 3/, [slide('3 of 4')], { alike: /^Show slide/ }],
  ['/', 'button', 'Pause slides', ['role=button[name="Play slides"]']],
  ['/', 'button', 'Tax Services', [pressed('Tax Services')], { alike: CATEGORIES }],
  ['/', 'searchbox', 'Search services', ['text=/^\\d services? shown/'], { value: 'payroll' }],
  ['/', 'button', 'Show page 3 of 4', [current('Show page 3 of 4')], { alike: /^Show page/ }],
  ['/', 'button', 'Next', ['[aria-label=Previous]:not([aria-disabled])'], { alike: /^(Next|Previous)$/ }],
  ['/', 'tab', 'Education', [selected('Education')], { alike: ANY }],
  ['/', 'button', 'Next industry', [selected('Financial Services')], { alike: /^(Next|Previous) industry$/ }],
  ['/', 'button', 'Show industry 3 of 6', [selected('Education')], { alike: /^Show industry/ }],
  ['/', 'button', 'Show plaque 3 of 3', [current('Show plaque 3 of 3')], { alike: /^Show plaque/ }],
  ['/', 'button', 'Request a call back', [banner('Your request was not sent.')]],
  ['/', 'button', 'Net pay', [/\/calculator\/gross-to-net/], { ...WITH_SALARY, isNative: true }],
  ['/', 'textbox', /^Name/, KEPT, { ...WITH_SALARY, alike: ANY, value: 'Asha' }],
  ['/', 'combobox', /^Service/, KEPT],

  ['/about', 'tab', 'Mission', [selected('Mission')], { alike: ANY }],
  ['/awards', 'button', 'Next award', ['text="2 / 6"'], { alike: /^(Next|Previous) award$/ }],
  ['/awards', 'button', 'Show award 3 of 6', ['text="3 / 6"'], { alike: /^Show award/ }],
  ['/awards', 'button', 'Pause the gallery', ['role=button[name="Start the gallery"]']],
  ['/awards', 'button', /^Plaque/, DIALOG, { alike: /^(Plaque|Certificate)/ }],
  ['/team', 'searchbox', /^Search by/, ['text="No team members found"'], { value: 'nobody' }],
  ['/team', 'combobox', 'Department', [/department=/]],
  ['/contact', 'button', 'Send message', [banner('Your message was not sent.')]],
  ['/contact', 'combobox', /^Service/, KEPT],
  ['/contact', 'textbox', /^Company/, KEPT, { alike: ANY, value: 'Mwanga Traders' }],
  ['/privacy-policy', 'button', 'Print this page', PRINTED, { pages: ANY }],

  ['/services', 'button', 'Tax Services', [pressed('Tax Services')], { alike: CATEGORIES }],
  ['/services', 'searchbox', 'Search services', ['text=/^\\d+ services? shown/'], { value: 'payroll' }],
  ['/services/audit', 'button', 'Send this list on WhatsApp', OPENED, ON_SERVICE_PAGES],
  ['/services/audit', 'button', 'Print this list', PRINTED, ON_SERVICE_PAGES],
  ['/services/audit', 'checkbox', ANY, ['text=/^1 of \\d+ ready/'], ON_SERVICE_PAGES],

  ['/resources/guides/tax-guide-2026-27', 'link', 'View Document', DIALOG, { pages: /^\/resources\/guides\// }],
  ['/resources/acts/companies-act', 'link', 'View Document', DIALOG, { pages: /^\/resources\/acts\// }],
  ['/resources/articles/charities-and-the-tax-ruling', 'link', 'View Document', DIALOG, { pages: /\/articles\// }],
  ['/resources/finance-act/finance-act-2026', 'link', 'View Document', DIALOG, { pages: /\/finance-act\// }],
  ['/resources', 'button', /^Acts/, [/category=acts/], { alike: / \d+$|^All resources$/ }],
  ['/resources', 'button', 'View All Acts', [/category=acts/], { alike: /^View All/ }],
  ['/resources', 'link', 'View Document', DIALOG, { alike: READ }],
  ['/resources', 'searchbox', 'Search resources', ['text=/^Search Results: \\d+/'], { value: 'payroll' }],
  ['/media', 'button', 'News', [/category=news/], { alike: MEDIA_FILTERS }],
  ['/media', 'link', 'Preview', DIALOG, { alike: READ }],
  ['/media', 'button', 'Subscribe Now', ANSWER],
  ['/media', 'textbox', /^Email/, KEPT, { value: 'asha@example.com' }],
  ['/search', 'searchbox', 'Search the whole site', [/q=paye/], { value: 'paye' }],
  ['/search', 'button', 'Search', ['#results:focus']],
  ['/no-such-page', 'searchbox', ANY, [/no-such-page/], { ...UNKNOWN, value: 'paye' }],
  ['/no-such-page', 'button', 'Search', [/\/search/], UNKNOWN],

  ...Object.entries(CALCULATOR_CASES).map(
    ([id, { button }]): ControlRow => [`/calculator/${id}`, 'button', button, ANSWER],
  ),
  ['/calculator/gross-to-net-salary', 'textbox', /^Gross/, KEPT, { ...CALCULATOR, value: '1,350,000' }],
  ['/calculator/vat', 'combobox', 'What do you want to know?', KEPT, CALCULATOR],
  ['/calculator/gross-to-net-salary', 'checkbox', ANY, KEPT, CALCULATOR],
  [
    '/calculator/penalties',
    'button',
    'Add a payment',
    ['input[name=sum2]'],
    { alike: /^Add a/, inside: 'details:has(input[name=sum1]) > summary' },
  ],
  ['/calendar', 'button', 'Show my dates', ['[role=status]:has-text("due") ~ #result:focus'], FOLDED],
  ['/calendar', 'button', 'Show the whole year', ['role=button[name="Show the next dates only"]']],
  ['/calendar', 'button', /^Add my dates/, SAVED],
  ['/calendar', 'combobox', 'Staff', NEXT_DATE, { ...FOLDED, alike: ANY }],
  ['/calendar', 'checkbox', ANY, NEXT_DATE, FOLDED],
  ['/calculator/payroll', 'button', 'Work out the payroll', ['text="Please enter at least one employee."']],
  ['/calculator/payroll', 'button', 'Add an employee', ['[aria-label="More about employee 2"]']],
  ['/calculator/payroll', 'button', 'Show an example', ['[aria-label="Result"]']],
  ['/calculator/payroll', 'button', 'More about employee 1', ['[aria-label="Less about employee 1"]']],
  ['/calculator/payroll', 'button', 'Download the template (CSV)', SAVED],
  ['/calculator/payroll', 'button', 'Add the pasted rows', ['text=/^Nothing was added/']],
  ['/calculator/payroll', 'file', ANY, ['text=/^1 employee added/'], { value: 'Name,Basic pay\nAsha,1000000' }],
];
