import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyContent, PROJECT } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** What the check says of the MDX texts and of the files in content/. */

const AUDIT = 'content/services/audit.mdx';
const COMPENSATION_ACT = 'content/resources/acts/workers-compensation-act.mdx';
const PRIVACY = 'content/pages/privacy-policy.mdx';

const TAGS = 'ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>';

/** What is added at the end of the privacy page, and what the check says of it. */
const ADDED = [
  [
    '# Your rights',
    '1  heading: found a first-level heading, expected second level or below, since the title is the first, for example ## Who needs it',
  ],
  ['<Chart />', `1  tag: found <Chart>, expected ${TAGS}`],
  ['<Deadlines />', `1  tag: found <Deadlines>, expected ${TAGS}`],
  ['<Note style="color:red">Text.</Note>', '1  <Note>: found the attribute style, expected title, placeholder'],
  [
    '<Question>Text.</Question>',
    '1  <Question>: found no title, expected the question as its title, for example <Question title="When is it due?">',
  ],
  ['The rate is {rate}.', '13  text: found code, expected ordinary text, with \\{ for a brace'],
  ['See [](/contact).', '5  link: found no words for it, expected what it leads to, between the square brackets'],
  [
    'File ITX 999.01.E.',
    '1  text: found ITX 999.01.E, expected a form of content/forms.json, or its number as there, for example ITX 300.01.E',
  ],
  ['## ', '1  heading: found no words, expected words after the signs #, or no line'],
  [
    '| Rate | From |\n| 3.5% | July |',
    '1  table: found no line of hyphens below its first, expected one, for example | --- | --- |',
  ],
  [
    '![](/resources/guides/tax-guide-2024-25.pdf)',
    '1  picture: found no words for it, expected what it shows, between the square brackets',
  ],
  [
    '![Form](https://cdn.example/x.png)',
    '1  picture: found "https://cdn.example/x.png", expected the name of a file in content/images, for example ![The form](form.png)',
  ],
] as const;

/** Where a link of the privacy page leads, and what the check expects in its place. */
const LINKS = {
  '#no-such-heading-anywhere': 'a heading of this text',
  '/awards#industry-experiense': 'a heading of /awards; the nearest is industry-experience',
  '/services/adit': 'a page of this site; the nearest is /services/audit',
  '/resources?category=guide': 'a category: all, media, articles, guides, finance-act, acts, videos, calculators',
  '/services/audit/': 'no slash at the end',
  'services/audit': 'a path that begins with /, such as /services/audit, or an address that begins with https://',
  'http://www.tra.go.tz': 'an address that begins with https://',
  '/resources/guides/no-such-form.pdf': 'a file that a catalogue names or that lies below public/',
  'mailto:abc': 'an e-mail address after mailto:',
};

const bodyLineOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8').split('\n').indexOf('---', 1) + 3;

describeMistakes('In a text it is a mistake to write', {
  [PRIVACY]: [
    ...ADDED.map(([add, says]): Mistake => ({ name: add, add, says: `:${says}` })),
    ...Object.entries(LINKS).map(([link, expected]): Mistake => {
      return { name: link, add: `[Words](${link})`, says: `:1  link: found "${link}", expected ${expected}` };
    }),
  ],
  [COMPENSATION_ACT]: {
    'a form whose place in the list leads here, and no link back': [
      ['/resources/forms#wcr-3', '/resources/forms'],
      undefined,
      {
        follows: [
          /^content\/forms\.json:\d+ {2}.*"\/resources\/acts\/workers-compensation-act", whose text does not lead back/,
        ],
      },
    ],
  },
  [AUDIT]: {
    'the deadlines of a service twice': [
      '<Deadlines />',
      ':1  text: found <Deadlines /> again, expected it exactly once',
    ],
    'a service without what to bring and what one gets': [
      ['<BringAndGet />', ''],
      '  text: found no <BringAndGet />, expected it exactly once',
      { at: { line: bodyLineOf(AUDIT) } },
    ],
    'further reading that is not there': [
      ['/media#audit-readiness-ngos', '/media#audit-readiness'],
      '  reading entry 2: found "/media#audit-readiness", expected a heading of /media; the nearest is audit-readiness-ngos',
    ],
    'a motif that does not exist': [
      [/^icon: .*/m, 'icon: lense'],
      /^ {2}icon: found "lense", expected one of lens, .*, for example icon: lens$/,
    ],
  },
  'content/services/accounting.mdx': {
    'fewer than 500 words of a service': [
      [/^---\n\n[\s\S]*/m, '---\n\nFour words stand here.\n\n<Deadlines />\n\n<BringAndGet />\n'],
      '  text: found 4 words, expected 500 to 900 words',
      { below: 2 },
    ],
  },
});

test('links to pages, anchors, categories, documents, mail and other sites are no mistakes', async (context) => {
  const copy = copyContent(context);
  const targets = [
    '/services#tax',
    '/awards#industry-experience',
    '/resources?category=guides',
    '/resources/guides/tax-guide-2024-25.pdf',
    'mailto:hello@firm.example',
    'tel:+255700000000',
    'https://www.tra.go.tz/',
    '/services/audit#what-we-do',
    '/services/audit#deadlines',
    '/contact#find-us',
  ];
  copy.append(PRIVACY, targets.map((target) => `[x](${target})`).join('\n\n'));
  assert.deepEqual(await copy.check(), []);
});

test('a file that no page reads and a file that is missing', async (context) => {
  const copy = copyContent(context);
  copy.write('content/services/taxes.mdx', copy.read('content/services/taxation.mdx'));
  rmSync(join(copy.root, 'content/credentials.json'));
  const [missing, unused, ...others] = await copy.check();
  assert.equal(
    missing,
    'content/credentials.json:1  the file: found nothing, expected a file content/credentials.json',
  );
  assert.match(
    unused ?? '',
    /^content\/services\/taxes\.mdx:1 {2}file name: found "taxes\.mdx", expected the id of an entry of content\/services\.json; the nearest is/,
  );
  assert.deepEqual(others, []);
});
