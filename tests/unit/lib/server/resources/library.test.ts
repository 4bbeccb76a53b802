import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getFinanceActs } from '@/lib/server/content/loaders/resources';
import { getService } from '@/lib/server/content/loaders/services';
import { amendmentsOf } from '@/lib/server/resources/amendments';
import { changesOf, type LawChange } from '@/lib/server/resources/changes';
import { entryDateText, newestFirst } from '@/lib/server/resources/entryDate';
import { fileFacts, findCv } from '@/lib/server/resources/fileFacts';
import { readingPaths, relatedReading } from '@/lib/server/resources/relatedReading';
import type { ServiceId } from '@/lib/site/serviceCategories';
import { temporaryFolder } from '@/tests/support/temporaryFolder';

const NEW_ACT = '/resources/finance-act/finance-act-2026';

describe('amendments between laws', () => {
  it('list every change with its section and anchor in the Finance Act, newest first', () => {
    const items = amendmentsOf({ category: 'acts', id: 'income-tax-act' })?.items;
    expect(items?.map(({ law }) => law)).toEqual(['Finance Act 2026', 'Finance Act 2024']);
    expect(items?.[0]).toEqual({
      law: 'Finance Act 2026',
      year: 2026,
      path: NEW_ACT,
      changes: [
        { text: 'Presumptive tax: ceiling (section 4)', path: `${NEW_ACT}#presumptive-ceiling` },
        { text: 'Losses (section 9)', path: `${NEW_ACT}#losses` },
      ],
    });
  });

  it('are undefined for an act that no Finance Act changed, and on other pages', () => {
    expect(amendmentsOf({ category: 'acts', id: 'ports-act' })).toBeUndefined();
    expect(amendmentsOf({ category: 'finance-act', id: 'finance-act-2026' })).toBeUndefined();
  });
});

const changeOf = (year: number, id: string) =>
  getFinanceActs()
    .filter((act) => act.year === year)
    .flatMap((act) => changesOf(act))
    .find((change) => change.id === id);

it.each<[number, string, string, keyof LawChange, unknown]>([
  [2024, 'moorings', 'in force from 1 July of the Act', 'from', '1 July 2024'],
  [2026, 'losses', 'in force from another day if it states one', 'from', '1 September 2026'],
  [
    2026,
    'losses',
    'linked to the act that it changed',
    'act',
    { title: 'Income Tax Act', path: '/resources/acts/income-tax-act' },
  ],
  [2024, 'moorings', 'linked to no act if it changed none', 'act', undefined],
  [
    2024,
    'losses',
    'linked to the later change of the same rule',
    'replacedBy',
    { title: 'Finance Act 2026', path: `${NEW_ACT}#losses` },
  ],
  [2026, 'losses', 'linked to no later change if there is none', 'replacedBy', undefined],
])('a change of the Finance Act %d (%s) is %s', (year, id, _, fact, value) => {
  const change = changeOf(year, id);
  expect(change).toHaveProperty('title');
  expect(change?.[fact]).toEqual(value);
});

describe('the files of a site', () => {
  const { INVENTED_FIRM } = process.env;
  const root = temporaryFolder();
  const write = (path: string, bytes: number) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), Buffer.alloc(bytes));
  };
  beforeAll(() => {
    process.env.INVENTED_FIRM = root;
    mkdirSync(join(root, '.generated'));
    const record = { '/one.pdf': { sha256: '', pages: 1 }, '/guide.pdf': { sha256: '', pages: 5 } };
    writeFileSync(join(root, '.generated/documents.json'), JSON.stringify(record));
  });
  afterAll(() => {
    process.env.INVENTED_FIRM = INVENTED_FIRM;
  });

  it.each([
    ['missing.pdf', 0, undefined],
    ['one.pdf', 1, 'PDF, 1 KB, 1 page'],
    ['guide.pdf', 83_968, 'PDF, 82 KB, 5 pages'],
    ['small.xlsx', 1535, 'XLSX, 1 KB'],
    ['large.xlsx', 1536, 'XLSX, 2 KB'],
    ['long.pdf', 1_048_576, 'PDF, 1.0 MB'],
    ['longer.pdf', 3_984_588, 'PDF, 3.8 MB'],
  ])('%s of %d bytes is described as "%s"', (name, bytes, text) => {
    if (bytes > 0) write(`public/${name}`, bytes);
    expect(fileFacts(`/${name}`)?.text).toBe(text);
  });

  it.each([
    ['that does not exist', undefined, undefined],
    ['without a PDF', 'notes.txt', undefined],
    ['with a PDF', 'neema-example.pdf', '/cv/neema-example.pdf'],
  ])('the CV to download from a folder %s is %s', (_, added, path) => {
    if (added) write(`public/cv/${added}`, 1);
    expect(findCv()).toBe(path);
  });
});

const entry = (category: string, id: string, more: { year?: number; startYear?: number } = {}) => ({
  id,
  category,
  date: '2025-08-18',
  ...more,
});
const GUIDE = entry('guides', 'tax-guide-2012-13', { startYear: 2012 });
const ACT = entry('finance-act', 'finance-act-2024', { year: 2024 });
const VIDEO = entry('videos', 'a-video');

describe('the date of an entry', () => {
  it.each([
    ['the beginning of its year for a yearly guide', GUIDE, 'Law from 1 July 2012'],
    ['the day from which a Finance Act is in force', ACT, 'In force from 1 July 2024'],
    ['that of the law for an act', entry('acts', 'income-tax-act'), 'Law as at 24 September 2025'],
    ['that of the law for an article', entry('articles', 'first-audit'), 'Law as at 20 November 2026'],
    ['that of its sources for a conversation', entry('media', 'jetty-talk'), '20 January 2025'],
    ['its own if it has no text', VIDEO, '18 August 2025'],
  ])('is %s', (_, one, text) => expect(entryDateText(one)).toBe(text));

  it('sorts lists, newest first', () => {
    expect(newestFirst([GUIDE, VIDEO, ACT])).toEqual([VIDEO, ACT, GUIDE]);
  });
});

const publication = (href: string, service: 'audit' | 'taxation') => ({ href, service });

const PUBLICATIONS = [
  publication('/other', 'audit'),
  publication('/newest', 'taxation'),
  publication('/newer', 'taxation'),
  publication('/old', 'taxation'),
  publication('/oldest', 'taxation'),
];

describe('the further reading of a service', () => {
  const chosen = ['/a', '/b', '/c', '/d'];
  it.each<[string, ServiceId, string[] | undefined, string[]]>([
    ['the three newest that mention it', 'taxation', undefined, ['/newest', '/newer', '/old']],
    ['first what its own file lists, without duplicates', 'taxation', ['/a', '/newest'], ['/a', '/newest', '/newer']],
    ['everything that its file lists, even if that is more', 'taxation', chosen, chosen],
    ['nothing if nothing mentions it', 'training', undefined, []],
  ])('is %s', (_, id, reading, paths) => expect(readingPaths({ id, reading }, PUBLICATIONS)).toEqual(paths));

  it('has the title and kind of each publication', () => {
    const accounting = getService('accounting', 'en');
    expect(accounting && relatedReading(accounting)).toEqual([
      { href: '/resources/guides/pay-sheet', title: 'A sheet for pay', group: 'Tax Guides' },
      { href: '/media/jetty-talk', title: 'A talk on the jetty', group: 'Media' },
    ]);
  });
});
