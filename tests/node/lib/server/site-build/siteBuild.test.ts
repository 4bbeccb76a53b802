import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it, test } from 'node:test';
import { CALENDAR_FILES, type CalendarFile } from '../../../../../lib/calendar/calendarFiles.ts';
import { dutyDates } from '../../../../../lib/calendar/duties.ts';
import { calendarText as makeCalendar, readCalendarData } from '../../../../../lib/server/calendar/calendarText.ts';
import { fileRecord } from '../../../../../lib/server/search/fileRecord.ts';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';
import { replaceSheets, sharedSheets } from '../../../../../lib/server/site-build/mergeStyles.ts';
import { takeScripts, viewerFiles } from '../../../../../lib/server/site-build/pageScripts.ts';
import { commonWords, pageRecord, writeSearchIndex } from '../../../../../lib/server/site-build/searchIndex.ts';
import { stripMarks } from '../../../../../lib/server/site-build/stripMarks.ts';
import { addDays } from '../../../../../lib/tax/days.ts';
import { ENGLISH } from '../../../../../lib/words/translate.ts';
import { eventsIn } from '../../../../support/calendarEvents.ts';
import { openSearch, type Search } from '../../../../support/openSearch.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('the header rules', () => {
  const everywhere = (context: string | undefined, isLaunched = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { pictureFolders: [], isLaunched }).split('\n\n')[0] ?? '';

  it('point every page to the speculation rules', () => {
    assert.match(everywhere(undefined), /^ {2}Speculation-Rules: "\/speculation-rules\.json"$/m);
  });

  it('hide every deploy except the launched site from search engines', () => {
    const isHidden = (...deploy: Parameters<typeof everywhere>) =>
      everywhere(...deploy).includes('X-Robots-Tag: noindex');
    assert.deepEqual([isHidden(undefined), isHidden('production')], [false, false]);
    assert.equal(isHidden('production', false), true);
    assert.deepEqual([isHidden('deploy-preview'), isHidden('branch-deploy')], [true, true]);
  });

  it('upgrade requests to HTTPS on every host except the local server', () => {
    const isAsked = [undefined, 'production', 'deploy-preview', 'branch-deploy'].map((context) =>
      everywhere(context).includes('upgrade-insecure-requests'),
    );
    assert.deepEqual(isAsked, [false, true, true, true]);
  });
});

describe('the style sheets of a page', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.css`) as [string, string, string];
  const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}"/>`;

  it('have one tag after they are joined', () => {
    const joined = new Map([
      [a, '/frame.css'],
      [b, '/page.css'],
      [c, '/page.css'],
    ]);
    assert.equal(replaceSheets([a, b, c].map(link).join(''), joined), link('/frame.css') + link('/page.css'));
  });

  it('belong to the frame if every page with style sheets has them', () => {
    assert.deepEqual(sharedSheets([[a, b], [], [c, a]]), [a]);
  });
});

const ELEMENTS = '/elements/elements-ABC.js';
const NO_VIEWER = () => [];
const START = '<script data-part="page-start">start()</script>';
const DATA = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const NEXT = [
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a > b"])</script>',
].join('');

const page = (head: string, scripts = NEXT) => `<head>${head}${START}</head><body>Text${DATA}${scripts}</body>`;

describe('the scripts of a page', () => {
  it('are removed from a static page, except the start script and data', () => {
    const { html, code } = takeScripts(page('<meta name="static-page" content="true"/>'), ELEMENTS, NO_VIEWER);
    assert.equal(html, page('<meta name="static-page" content="true"/>', ''));
    assert.equal(code, '');
  });

  it("are the start script and the elements' script on a static page with a custom element", () => {
    const head = '<meta name="static-page" content="true"/><team-filter class="x">';
    const { html } = takeScripts(page(head), ELEMENTS, NO_VIEWER);
    assert.equal(html, page(head, '').replace(START, `${START}<script src="${ELEMENTS}" async=""></script>`));
  });

  it('are listed once each in the start script of a plain page, with the inline ones as one file in order', () => {
    const { html, code } = takeScripts(page(''), ELEMENTS, NO_VIEWER);
    assert.equal(code, '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a > b"])');
    const [, scripts = ''] = html.match(/ data-scripts="([^"]*)"/) ?? [];
    assert.match(scripts, /^\/_next\/static\/page\/[0-9a-f]{10}\.js \/_next\/static\/chunks\/a\.js$/);
    assert.equal(html.replace(` data-scripts="${scripts}"`, ''), page('', ''));
  });

  it("include the files of pdf.js in the start script's list if they load it", () => {
    const load = (...files: string[]) => `t=>Promise.all(${JSON.stringify(files)}.map(t=>e.l(t)))`;
    const script = load('static/chunks/search.js') + load('static/chunks/viewer.css', 'static/chunks/pdf.js');
    const files = viewerFiles([script], 'pdf.js');
    assert.deepEqual(files, ['/_next/static/chunks/viewer.css', '/_next/static/chunks/pdf.js']);
    assert.deepEqual(viewerFiles([load('static/chunks/search.js')], 'pdf.js'), []);
    const { html } = takeScripts(page(''), ELEMENTS, () => files);
    assert.match(html, / data-viewer-files="\/_next\/static\/chunks\/viewer\.css \/_next\/static\/chunks\/pdf\.js"/);
  });

  it('fail the build without a start script or without anything for it to load', () => {
    assert.throws(() => takeScripts('<head></head>', ELEMENTS, NO_VIEWER), /start script/);
    assert.throws(() => takeScripts(page('', ''), ELEMENTS, NO_VIEWER), /no Next.js scripts/);
  });
});

const ABOUT = 'Mwongozo huu unaeleza kodi za mwaka wa fedha.';
const PAID = 'Mishahara ya wafanyakazi hulipwa kila mwezi kwa wakati.';

/** Builds a page from blocks separated by '|'; headings start with '# '. */
const pageOf = (blocks: string) =>
  blocks.split('|').map((block) => ({ text: block.replace(/^# /, ''), isHeading: block.startsWith('# ') }));

const GUIDE = fileRecord({
  title: 'Mwongozo wa kodi & "ada"',
  isInLibrary: true,
  pages: [
    `Audit · Tax · Advisory|Mwongozo wa kodi & "ada"|# Contents|Kodi ya mapato|Mishahara|${ABOUT}`,
    '# Kodi ya mapato|Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi.|Levy (SDL): 3.5%|Top band: 30%',
    `# Mishahara|${PAID}|Registers <are> kept & checked.|# Sources|Gazeti la serikali.`,
    'Sheria ya bunge.|# Viambatisho|Jedwali la viwango.',
  ].map(pageOf),
});

const PAGE = pageRecord(
  `<!doctype html><html lang="en"><head><title>Withholding</title></head><body><main data-pagefind-body>
  <h1>A slogan</h1><h2 id="who">Who withholds</h2><p>Payers withhold tax from payments of services.</p>
  <noscript>Scripts are needed.</noscript><button>Unfold</button><aside>Promotion.</aside>
  <table><tr><th>Payment</th><th>Resident</th><th>Non-resident</th></tr><tr><th>Royalty</th><td>15%</td><td></td></tr>
  </table><p><a href="/a">Foreign</a><a href="/b">dividends</a></p></main></body></html>`,
  'Withholding',
);

describe('an index of a page and a file', () => {
  const root = temporaryFolder();
  const folder = join(root, 'pagefind');
  let search: Search;
  before(async () => {
    const records = [
      { url: '/services/withholding', content: PAGE },
      { url: '/resources/guides/mwongozo.pdf', content: GUIDE },
    ];
    await writeSearchIndex(records, folder);
    search = await openSearch(folder);
  });

  const hitsOf = async (query: string) => (await search(query)).hits;
  const pagesFor = async (query: string) => {
    const { pages = [], others = [] } = (await hitsOf(query)).find(({ file }) => file)?.file ?? {};
    return [...pages, ...others].map(({ number }) => number).sort();
  };
  const textOf = (parts: readonly { text: string }[] = []) => parts.map(({ text }) => text).join('');
  const bestPage = async (query: string) => (await hitsOf(query))[0]?.file?.pages[0];

  for (const [why, words] of Object.entries({
    'Swahili words': { kodi: [1, 2], mshahara: [2], mishahara: [3], mfanyakazi: [2], hulipwa: [3], fedha: [1] },
    'words in capitals': { WAFANYAKAZI: [3] },
    'the beginning of a word that is still being typed': { mfanyak: [2] },
    'text after an excluded part': { viwango: [4] },
  })) {
    test(`finds ${why} on their pages`, async () => {
      for (const [word, pages] of Object.entries(words)) assert.deepEqual(await pagesFor(word), pages, word);
    });
  }

  test("has the page's title without its slogan, and the section", async () => {
    const [hit] = await hitsOf('payers');
    const { title, place, href } = hit ?? {};
    assert.deepEqual([title, place, href], ['Withholding', 'Who withholds', '/services/withholding#who']);
  });

  test('keeps table cells apart', async () => {
    const [hit] = await hitsOf('royalty');
    assert.match(textOf(hit?.excerpt), /Royalty: 15%\. Foreign dividends/);
  });

  test('keeps adjacent links apart', async () => {
    assert.equal((await search('dividends')).count, 1);
  });

  test('ends a short table row before the next one', async () => {
    const rows = 'Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi. Levy (SDL): 3.5%. Top band: 30%.';
    assert.equal(textOf((await bestPage('mshahara'))?.excerpt), rows);
  });

  test('shows HTML characters in a text unchanged', async () => {
    assert.equal(textOf((await bestPage('registers'))?.excerpt), `${PAID} Registers <are> kept & checked.`);
  });

  test('contains its words for spelling correction, the most common first', () => {
    const words = commonWords(['<p class="hidden">Tax audit, audit, an audit</p>', 'The guide 2024', 'guide']);
    assert.deepEqual(words, ['guide', 'audit']);
  });
});

test('a byte order mark is removed from content, because Next cannot read JSON with it', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content'));
  const file = (name: string) => join(root, 'content', name);
  writeFileSync(file('marked.json'), '\uFEFF{ "a": "é" }');
  writeFileSync(file('plain.json'), '{ "a": 1 }');
  stripMarks(root);
  assert.equal(readFileSync(file('marked.json'), 'utf8'), '{ "a": "é" }');
  assert.equal(readFileSync(file('plain.json'), 'utf8'), '{ "a": 1 }');
});

const TODAY = '2026-11-22';
/** The range of dates in calendars made on that day. */
const RANGE = { from: '2026-11-01', to: '2028-11-22' };
const MAX_OCTETS = 75;
/** The start of a content line in RFC 5545: its name and parameters. */
const CONTENT_LINE = /^[A-Z-]+(?:;[A-Z-]+=[^;:,]+)*:/;

const data = readCalendarData();
const calendarText = (file: CalendarFile, today = TODAY) => makeCalendar(file, data, today);

describe('every calendar', () => {
  for (const file of CALENDAR_FILES) {
    it(`${file.name}.ics has the dates that the calendar code calculates`, () => {
      const events = eventsIn(calendarText(file));
      const expected = dutyDates(
        data.duties,
        { groups: [file.group], yearEnd: file.yearEnd },
        RANGE,
        data.holidays,
        ENGLISH,
      );
      assert.ok(expected.length > 0);
      assert.deepEqual(
        events.map(({ start, end }) => [start, end]),
        expected.map(({ due }) => [due, addDays(due, 1)]),
      );
      for (const [index, { title }] of expected.entries()) assert.ok(events[index]?.summary.startsWith(title), title);
      assert.ok(events.every(({ triggers }) => triggers.length === 2));
    });
  }

  const texts = CALENDAR_FILES.map((file) => calendarText(file));
  const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
  const wholeLinesOf = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

  it('ends each line as RFC 5545 requires', () => {
    for (const text of texts) {
      assert.ok(text.endsWith('END:VCALENDAR\r\n'));
      assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
    }
  });

  it('has no line longer than 75 octets', () => {
    const isWrong = (line: string) => Buffer.byteLength(line) > MAX_OCTETS || !/^ |^[A-Z]/.test(line);
    assert.deepEqual(texts.flatMap(linesOf).filter(isWrong), []);
  });

  it('consists of content lines', () => {
    const isWrong = (line: string) => !CONTENT_LINE.test(line);
    assert.deepEqual(texts.flatMap(wholeLinesOf).filter(isWrong), []);
  });

  it('closes every component that it opens', () => {
    for (const text of texts) {
      const open: string[] = [];
      for (const line of wholeLinesOf(text)) {
        if (line.startsWith('BEGIN:')) open.push(line.slice('BEGIN:'.length));
        if (line.startsWith('END:')) assert.equal(open.pop(), line.slice('END:'.length));
      }
      assert.deepEqual(open, []);
    }
  });

  it('keeps event IDs stable between builds on different days', () => {
    for (const file of CALENDAR_FILES) {
      const eventsOf = (today: string) =>
        new Map(eventsIn(calendarText(file, today)).map(({ uid, whole }) => [uid, whole]));
      const [first, later] = [eventsOf(TODAY), eventsOf('2027-01-15')];
      const both = [...later].filter(([uid]) => first.has(uid));
      assert.ok(both.length > 0, file.name);
      for (const [uid, event] of both) assert.equal(first.get(uid), event);
    }
  });
});

describe('an event', () => {
  const eventOf = (calendar: string, title: string) => {
    const file = CALENDAR_FILES.find(({ name }) => name === calendar) ?? assert.fail();
    return eventsIn(calendarText(file)).find(({ summary }) => summary.startsWith(title)) ?? assert.fail(title);
  };

  it('has alarms at nine in the morning, five days before and on the day', () => {
    const { start, triggers } = eventOf('employer-10', 'PAYE and SDL for November 2026');
    assert.deepEqual([start, triggers], ['2026-12-07', ['-P4DT15H', 'PT9H']]);
  });

  it('on a Sunday has alarms before that day and on the Friday, and says so', () => {
    const title = 'VAT for November 2026';
    const { start, triggers, summary, description } = eventOf('vat', title);
    // At 9:00 on Sunday the 13th, five days before the Friday, and at 9:00 on that Friday, the 18th.
    assert.deepEqual([start, triggers], ['2026-12-20', ['-P6DT15H', '-P1DT15H']]);
    assert.equal(summary, `${title} (by Fri 18 Dec)`);
    assert.match(
      description,
      /^Return and payment\. TRA portal \(IDRAS\), ITX 240\.\nSunday: act by Friday 18 December 2026\.\nLaw: Value Added Tax Act/,
    );
  });
});
