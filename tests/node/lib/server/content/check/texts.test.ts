import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** What the check says of the MDX texts and of the files in content/. */

const AUDIT = 'content/services/audit.mdx';
const PRIVACY = 'content/pages/privacy-policy.mdx';

/** Each line is added at the end of the privacy page. */
const ADDED = [
  {
    name: 'a heading of the first level',
    text: '# Your rights',
    answer:
      '1  heading: found a first-level heading, expected second level or below, since the title is the first, for example ## Who needs it',
  },
  {
    name: 'a component that is not on the list',
    text: '<Chart />',
    answer:
      '1  tag: found <Chart>, expected ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>',
  },
  {
    name: 'a component that only services have',
    text: '<Deadlines />',
    answer:
      '1  tag: found <Deadlines>, expected ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>, <MinimumWages>, <RateTable>',
  },
  {
    name: 'an attribute that a component does not have',
    text: '<Note style="color:red">Text.</Note>',
    answer: '1  <Note>: found the attribute style, expected title, placeholder',
  },
  {
    name: 'a question without a title',
    text: '<Question>Text.</Question>',
    answer:
      '1  <Question>: found no title, expected the question as its title, for example <Question title="When is it due?">',
  },
  {
    name: 'code in braces',
    text: 'The rate is {rate}.',
    answer: '13  text: found code, expected ordinary text, with \\{ for a brace',
  },
  {
    name: 'an anchor that this text does not have',
    text: '[Rights](#no-such-heading-anywhere)',
    answer: '1  link: found "#no-such-heading-anywhere", expected a heading of this text',
  },
  {
    name: 'an anchor that another page does not have',
    text: '[Industry experience](/awards#industry-experiense)',
    answer:
      '1  link: found "/awards#industry-experiense", expected a heading of /awards; the nearest is industry-experience',
  },
  {
    name: 'a category that the library does not have',
    text: '[Guides](/resources?category=guide)',
    answer:
      '1  link: found "/resources?category=guide", expected a category: all, media, articles, guides, finance-act, acts, videos, calculators',
  },
  {
    name: 'a link with a slash at its end',
    text: '[Audit](/services/audit/)',
    answer: '1  link: found "/services/audit/", expected no slash at the end',
  },
  {
    name: 'a link that does not begin with a slash',
    text: '[Audit](services/audit)',
    answer:
      '1  link: found "services/audit", expected a path that begins with /, such as /services/audit, or an address that begins with https://',
  },
  {
    name: 'a link to an address without https',
    text: '[TRA](http://www.tra.go.tz)',
    answer: '1  link: found "http://www.tra.go.tz", expected an address that begins with https://',
  },
  {
    name: 'a link to a file that is not there',
    text: '[Form](/resources/guides/no-such-form.pdf)',
    answer:
      '1  link: found "/resources/guides/no-such-form.pdf", expected a file that a catalogue names or that lies below public/',
  },
  {
    name: 'a link without words',
    text: 'See [](/contact).',
    answer: '5  link: found no words for it, expected what it leads to, between the square brackets',
  },
  {
    name: 'an e-mail address that is none',
    text: '[Mail](mailto:abc)',
    answer: '1  link: found "mailto:abc", expected an e-mail address after mailto:',
  },
  {
    name: 'a heading without words',
    text: '## ',
    answer: '1  heading: found no words, expected words after the signs #, or no line',
  },
  {
    name: 'a table without its line of hyphens',
    text: '| Rate | From |\n| 3.5% | July |',
    answer: '1  table: found no line of hyphens below its first, expected one, for example | --- | --- |',
  },
  {
    name: 'a picture without words',
    text: '![](/images/audit.svg)',
    answer: '1  picture: found no words for it, expected what it shows, between the square brackets',
  },
];

function assertListed(lines: readonly string[], expected: string): void {
  const sameFile = lines.filter((line) => line.startsWith(expected.slice(0, expected.indexOf(':'))));
  assert.ok(lines.includes(expected), `missing: ${expected}\n${sameFile.join('\n')}`);
}

describe('in a text it is a mistake to write', () => {
  let answers: string[] = [];
  const lineOfText = new Map<string, number>();

  before(async () => {
    const copy = copyContent({ after });
    for (const { text } of ADDED) lineOfText.set(text, copy.append(PRIVACY, text));
    const { status, lines } = await copy.check();
    assert.equal(status, 1);
    answers = lines;
  });

  for (const { name, text, answer } of ADDED) {
    test(name, () => assertListed(answers, `${PRIVACY}:${lineOfText.get(text)}:${answer}`));
  }
});

test('a tag that is never closed is named by its line and column', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(PRIVACY, '<Note>\n\nText.');
  assertListed(
    (await copy.check()).lines,
    `${PRIVACY}:${line}:1  text: found <Note> that is not closed, expected </Note> on a line of its own after an empty one, or \\< for a less-than sign`,
  );
});

test('links to pages, anchors, categories and documents that exist are no mistakes', async (context) => {
  const copy = copyContent(context);
  const targets = [
    '/services#tax',
    '/awards#industry-experience',
    '/resources?category=guides',
    '/resources/guides/tax-guide-2024-25.pdf',
  ];
  const mailAndWeb = [
    'mailto:hello@firm.example',
    'tel:+255700000000',
    'https://www.tra.go.tz/',
    '/services/audit#what-we-do',
    '/services/audit#deadlines',
    '/contact#find-us',
  ];
  copy.append(PRIVACY, [...targets, ...mailAndWeb].map((target) => `[x](${target})`).join('\n\n'));
  const { lines } = await copy.check();
  assert.deepEqual(
    lines.filter((line) => [...targets, ...mailAndWeb].some((target) => line.includes(`"${target}"`))),
    [],
  );
});

test('a service text shows its deadlines exactly once', async (context) => {
  const copy = copyContent(context);
  const again = copy.append(AUDIT, '<Deadlines />');
  copy.edit(AUDIT, '<BringAndGet />', '');
  const { lines } = await copy.check();
  const bodyLine = copy.read(AUDIT).split('\n').indexOf('---', 1) + 3;
  const ours = lines.filter((line) => line.includes('exactly once'));
  assert.deepEqual(ours, [
    `${AUDIT}:${bodyLine}  text: found no <BringAndGet />, expected it exactly once`,
    `${AUDIT}:${again}:1  text: found <Deadlines /> again, expected it exactly once`,
  ]);
});

test('what a service names for further reading must be there', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(AUDIT, '/media#audit-readiness-ngos', '/media#audit-readiness');
  const { lines } = await copy.check();
  assertListed(
    lines,
    `${AUDIT}:${line}  reading entry 2: found "/media#audit-readiness", expected a heading of /media; the nearest is audit-readiness-ngos`,
  );
});

test('a service text has 500 to 900 words', async (context) => {
  const copy = copyContent(context);
  const front = copy.read(AUDIT).split('---')[1] ?? '';
  copy.write(AUDIT, `---${front}---\n\nFour words stand here.\n\n<Deadlines />\n\n<BringAndGet />\n`);
  const line = front.split('\n').length + 2;
  const { lines } = await copy.check();
  assertListed(lines, `${AUDIT}:${line}  text: found 4 words, expected 500 to 900 words`);
});

test('a photo and a motif that do not exist', async (context) => {
  const copy = copyContent(context);
  const icon = copy.edit(AUDIT, /^icon: .*/m, 'photo: { file: missing.jpg, alt: An audit }\nicon: lense');
  const { lines } = await copy.check();
  assertListed(
    lines,
    `${AUDIT}:${icon}  photo.file: found "missing.jpg", expected the name of a file in content/images, for example file: founder.jpg`,
  );
  const motif = lines.find((line) => line.startsWith(`${AUDIT}:${icon + 1}  icon: found "lense"`)) ?? '';
  assert.match(motif, /, expected one of lens, .*, for example icon: lens$/);
});

test('a file that no page reads and a file that is missing', async (context) => {
  const copy = copyContent(context);
  copy.write('content/services/taxes.mdx', copy.read('content/services/taxation.mdx'));
  rmSync(join(copy.root, 'content/credentials.json'));
  const { status, lines } = await copy.check();
  assert.equal(status, 1);
  assert.ok(
    lines.some((line) =>
      line.startsWith(
        'content/services/taxes.mdx:1  file name: found "taxes.mdx", expected the id of an entry of content/services.json; the nearest is',
      ),
    ),
    lines.join('\n'),
  );
  assertListed(lines, 'content/credentials.json:1  the file: found nothing, expected a file content/credentials.json');
});
