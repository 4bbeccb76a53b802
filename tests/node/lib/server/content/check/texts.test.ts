import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkContent, copyContent, PROJECT } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** The check's answers on the MDX texts and the files in content/. */

const [ACT, OLDER_ACT] = [
  'content/resources/finance-act/finance-act-2025.mdx',
  'content/resources/finance-act/finance-act-2024.mdx',
];
const PRIVACY = 'content/pages/privacy-policy.mdx';

const TAGS = 'ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>';

/** Texts added at the end of the privacy page, with the check's answers. */
const ADDED = [
  [
    '# Your rights',
    '1  heading: found a first-level heading, expected second level or below, since the title is the first, for example ## Who needs it',
  ],
  ['<Chart />', `1  tag: found <Chart>, expected ${TAGS}`],
  ['<Note style="color:red">Text.</Note>', '1  <Note>: found the attribute style, expected title, placeholder'],
  [
    '<Question>Text.</Question>',
    '1  <Question>: found no title, expected the question as its title, for example <Question title="When is it due?">',
  ],
  ['The rate is {rate}.', '13  text: found code, expected ordinary text, with \\{ for a brace'],
  ['See [](/contact).', '5  link: found no words for it, expected what it leads to, between the square brackets'],
  [
    'So **widened.',
    '1  text: found **, which readers would see, expected two before the words and two after them, without a space inside',
  ],
  ['## ', '1  heading: found no words, expected words after the signs #, or no line'],
  [
    '| Rate | From |\n| 3.5% | July |',
    '1  table: found no line of hyphens below its first, expected one, for example | --- | --- |',
  ],
  [
    '![Form](https://cdn.example/x.png)',
    '1  picture: found "https://cdn.example/x.png", expected the name of a file in content/images, for example ![The form](form.png)',
  ],
] as const;

/** Targets of a link on the privacy page, with the expected forms. */
const LINKS = {
  '/services/adit': 'a page of this site; the nearest is /services/audit',
  'services/audit': 'a path that begins with /, such as /services/audit, or an address that begins with https://',
  'http://www.tra.go.tz': 'an address that begins with https://',
  '/resources/guides/no-such-form.pdf': 'a file that a catalogue names or that lies below public/',
  'mailto:abc': 'an e-mail address after mailto:',
};

const bodyLineOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8').split('\n').indexOf('---', 1) + 3;

describeMistakes('In a text it is a mistake to write', {
  [PRIVACY]: [
    ...ADDED.map(([add, says]): Mistake => ({ name: add, add, says: `:${says}` })),
    {
      name: 'a row with a cell too many',
      add: '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
      says: /^:1 {2}table: found 3 cells in line \d+, of which the last would not be shown, expected 2/,
    },
    ...Object.entries(LINKS).map(([link, expected]): Mistake => {
      return { name: link, add: `[Words](${link})`, says: `:1  link: found "${link}", expected ${expected}` };
    }),
  ],
  [ACT]: {
    'the changes of a Finance Act twice': [
      '<Changes />',
      ':1  text: found <Changes /> again, expected it exactly once',
    ],
  },
  [OLDER_ACT]: {
    'a Finance Act without its changes': [
      ['<Changes />', ''],
      '  text: found no <Changes />, expected it exactly once',
      { at: { line: bodyLineOf(OLDER_ACT) } },
    ],
  },
});

test('the length of a service and of an article is advice, and no mistake', async (context) => {
  const copy = copyContent(context);
  copy.edit('content/services/accounting.mdx', /^---\n\n[\s\S]*/m, '---\n\nFour words stand here.\n');
  const { lines, status } = await checkContent(copy.root);
  const told = lines.filter((line) => line.includes('services/accounting.mdx'));
  assert.match(told.join(), /^advice: \S+ {2}text: found 4 words, expected 350 to 600 words$/);
  assert.equal(status, 0);
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
