import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyContent, PROJECT } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** What the check says of the MDX texts and of the files in content/. */

const AUDIT = 'content/services/audit.mdx';
const PRIVACY = 'content/pages/privacy-policy.mdx';

/** Each line is added at the end of the privacy page. */
const ADDED = [
  [
    'a heading of the first level',
    '# Your rights',
    ':1  heading: found a first-level heading, expected second level or below, since the title is the first, for example ## Who needs it',
  ],
  [
    'a component that is not on the list',
    '<Chart />',
    ':1  tag: found <Chart>, expected ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>',
  ],
  [
    'a component that only services have',
    '<Deadlines />',
    ':1  tag: found <Deadlines>, expected ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>',
  ],
  [
    'an attribute that a component does not have',
    '<Note style="color:red">Text.</Note>',
    ':1  <Note>: found the attribute style, expected title, placeholder',
  ],
  [
    'a question without a title',
    '<Question>Text.</Question>',
    ':1  <Question>: found no title, expected the question as its title, for example <Question title="When is it due?">',
  ],
  ['code in braces', 'The rate is {rate}.', ':13  text: found code, expected ordinary text, with \\{ for a brace'],
  [
    'an anchor that this text does not have',
    '[Rights](#no-such-heading-anywhere)',
    ':1  link: found "#no-such-heading-anywhere", expected a heading of this text',
  ],
  [
    'an anchor that another page does not have',
    '[Industry experience](/awards#industry-experiense)',
    ':1  link: found "/awards#industry-experiense", expected a heading of /awards; the nearest is industry-experience',
  ],
  [
    'a category that the library does not have',
    '[Guides](/resources?category=guide)',
    ':1  link: found "/resources?category=guide", expected a category: all, media, articles, guides, finance-act, acts, videos, calculators',
  ],
  [
    'a link with a slash at its end',
    '[Audit](/services/audit/)',
    ':1  link: found "/services/audit/", expected no slash at the end',
  ],
  [
    'a link that does not begin with a slash',
    '[Audit](services/audit)',
    ':1  link: found "services/audit", expected a path that begins with /, such as /services/audit, or an address that begins with https://',
  ],
  [
    'a link to an address without https',
    '[TRA](http://www.tra.go.tz)',
    ':1  link: found "http://www.tra.go.tz", expected an address that begins with https://',
  ],
  [
    'a link to a file that is not there',
    '[Form](/resources/guides/no-such-form.pdf)',
    ':1  link: found "/resources/guides/no-such-form.pdf", expected a file that a catalogue names or that lies below public/',
  ],
  [
    'a link without words',
    'See [](/contact).',
    ':5  link: found no words for it, expected what it leads to, between the square brackets',
  ],
  [
    'an e-mail address that is none',
    '[Mail](mailto:abc)',
    ':1  link: found "mailto:abc", expected an e-mail address after mailto:',
  ],
  ['a heading without words', '## ', ':1  heading: found no words, expected words after the signs #, or no line'],
  [
    'a table without its line of hyphens',
    '| Rate | From |\n| 3.5% | July |',
    ':1  table: found no line of hyphens below its first, expected one, for example | --- | --- |',
  ],
  [
    'a picture without words',
    '![](/resources/guides/tax-guide-2024-25.pdf)',
    ':1  picture: found no words for it, expected what it shows, between the square brackets',
  ],
] as const;

const bodyLineOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8').split('\n').indexOf('---', 1) + 3;

describeMistakes('In a text it is a mistake to write', [
  ...ADDED.map(([name, to, says]): Mistake => ({ name, file: PRIVACY, to, says })),
  {
    name: 'the deadlines of a service twice',
    file: AUDIT,
    to: '<Deadlines />',
    says: ':1  text: found <Deadlines /> again, expected it exactly once',
  },
  {
    name: 'a service without what to bring and what one gets',
    file: AUDIT,
    from: '<BringAndGet />',
    to: '',
    reportedAt: { line: bodyLineOf(AUDIT) },
    says: '  text: found no <BringAndGet />, expected it exactly once',
  },
  {
    name: 'further reading that is not there',
    file: AUDIT,
    from: '/media#audit-readiness-ngos',
    to: '/media#audit-readiness',
    says: '  reading entry 2: found "/media#audit-readiness", expected a heading of /media; the nearest is audit-readiness-ngos',
  },
  {
    name: 'fewer than 500 words of a service',
    file: 'content/services/accounting.mdx',
    from: /^---\n\n[\s\S]*/m,
    to: '---\n\nFour words stand here.\n\n<Deadlines />\n\n<BringAndGet />\n',
    below: 2,
    says: '  text: found 4 words, expected 500 to 900 words',
  },
  {
    name: 'a motif that does not exist',
    file: AUDIT,
    from: /^icon: .*/m,
    to: 'icon: lense',
    says: /^ {2}icon: found "lense", expected one of lens, .*, for example icon: lens$/,
  },
]);

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
