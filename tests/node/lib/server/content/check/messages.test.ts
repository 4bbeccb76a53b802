import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { findJsonSyntaxIssue } from '../../../../../../lib/server/content/issues/syntax.ts';
import { validateSource } from '../../../../../../lib/server/content/issues/validateSource.ts';
import { parseFrontMatterSource, parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';
import { copyContent, type Mistake, PROJECT, testMistakes } from '../support/contentCopy.ts';

const schema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z-]+$/, { error: 'lower-case words joined by hyphens' })
      .meta({ example: 'jane-doe' }),
    years: z.number().int().min(0).max(60).optional().meta({ example: 9 }),
    bio: z.string().min(5).max(8).optional().meta({ example: 'Audits.' }),
    tags: z
      .array(z.enum(['tax', 'audit']))
      .min(1)
      .max(2)
      .optional(),
    photo: z.strictObject({ file: z.string().meta({ example: 'jane.jpg' }), alt: z.string() }).optional(),
    until: z.iso.date().optional().meta({ example: '2027-06-30' }),
  }),
);

const WORDS = 'expected lower-case words joined by hyphens';

/** Fields of an entry, each with the expected message. */
const SAID = {
  '': `id: found nothing, ${WORDS}, for example "id": "jane-doe"`,
  '"id": "Jane Doe"': `(Jane Doe) id: found "Jane Doe", ${WORDS}, for example "id": "jane-doe"`,
  '"id": 7': `id: found 7, ${WORDS}, in quotes, for example "id": "jane-doe"`,
  '"id": "a", "years": 61': '(a) years: found 61, expected a whole number from 0 to 60, for example "years": 9',
  '"id": "a", "bio": "Audits all."':
    '(a) bio: found 11 characters, expected at most 8 characters, for example "bio": "Audits."',
  '"id": "a", "tags": "tax"': '(a) tags: found "tax", expected a list, for example "tags": ["tax"]',
  '"id": "a", "tags": []': '(a) tags: found 0 entries, expected at least 1 entry',
  '"id": "a", "tags": ["tax", "adit"]':
    '(a) tags entry 2: found "adit", expected one of tax, audit, for example "audit"',
  '"id": "a", "photo": { "alt": "J" }':
    '(a) photo.file: found nothing, expected a text, for example "file": "jane.jpg"',
  '"id": "a", "photo": "j.jpg"':
    '(a) photo: found "j.jpg", expected the fields file, alt, for example "photo": {"file":"jane.jpg"}',
  '"id": "a", "until": "30 June"':
    '(a) until: found "30 June", expected a day written YYYY-MM-DD, for example "until": "2027-06-30"',
  '"id": "a", "yeers": 3':
    '(a) yeers: found a field that is not known here, expected one of id, years, bio, tags, photo, until; the nearest is years',
};

const issuesIn = (fields: string) => {
  const text = `[\n  {\n    "id": "first"\n  },\n  { ${fields} }\n]\n`;
  const source = parseJsonSource('content/team.json', text, true);
  return validateSource(source, schema).issues.map(formatIssue);
};

test('a mistake states its line, what was found and expected, and an example', () => {
  for (const [fields, says] of Object.entries(SAID)) {
    assert.deepEqual(issuesIn(fields), [`content/team.json:5  entry 2 ${says}`]);
  }
  assert.deepEqual(issuesIn('"id": "a", "id": "b"'), [
    'content/team.json:5  field: found a name that appears here twice, expected each field once',
  ]);
});

test('a front matter mistake has the line in the whole file and an example in YAML', () => {
  const text = '---\nid: ok\nphoto:\n  alt: J\n  file: 3\nyears: many\n---\n\nText\n';
  const { issues } = validateSource(parseFrontMatterSource('content/a.mdx', text), schema.element);
  assert.deepEqual(issues.map(formatIssue), [
    'content/a.mdx:6  years: found "many", expected a whole number from 0 to 60, for example years: 9',
    'content/a.mdx:5  photo.file: found 3, expected a text, in quotes, for example file: jane.jpg',
  ]);
});

test('valid data is returned unchanged', () => {
  const source = parseJsonSource('content/team.json', '[{ "id": "a", "years": 3 }]');
  assert.deepEqual(validateSource(source, schema), { value: [{ id: 'a', years: 3 }], issues: [] });
});

const STRAIGHT = 'expected names and texts in straight double quotes, and \\" for a quotation mark inside a text';
const MISPLACED = 'where a value, a comma or a bracket should be';

/** Invalid JSON texts, each with the position and message shown to editors. */
const JSON_TEXTS = {
  '[\n  "a",\n]': '2:6  JSON: found a comma before ], expected no comma after the last entry',
  '{\n  "a": 1\n  "b": 2\n}':
    '2:8  JSON: found two values without a comma between them, expected a comma after the first',
  '[\n  {}\n  {}\n]': '2:4  JSON: found two entries without a comma between them, expected a comma after the first',
  '{\n  "a": "x': '2:9  JSON: found the end of the file, expected a closing ", ] or } before it',
  '{\n  "a": “x”\n}': `2:8  JSON: found “ ${MISPLACED}, ${STRAIGHT}`,
  '{\n  "a": "one "two" three"\n}': `2:14  JSON: found t ${MISPLACED}, ${STRAIGHT}`,
  '{\n  "a": "one\ntwo"\n}':
    '2:12  JSON: found a line break inside a text, expected the whole text on one line, closed by "',
  '{ "path": "C:\\data" }':
    '1:15  JSON: found a text with a backslash or a tab in it, expected \\\\ for a backslash, and no tab',
  '{ "a": 4,000 }': '1:10  JSON: found 4,000, a number with a comma in it, expected only digits, for example 4000',
  '<<<<<<< HEAD\n[]\n=======\n{}\n>>>>>>> branch':
    '1  the file: found two versions of the same lines, which git could not join, expected one of them, without the lines <<<<<<<, ======= and >>>>>>>',
  '[1] // a comment': `1:5  JSON: found / ${MISPLACED}, ${STRAIGHT}`,
  '': '1:1  JSON: found an empty file, expected its text as it was before; an empty list is []',
};

test('an unreadable JSON text is reported with its position and the fix', () => {
  for (const [text, says] of Object.entries(JSON_TEXTS)) {
    const issue = findJsonSyntaxIssue('content/a.json', text);
    assert.equal(issue && formatIssue(issue), `content/a.json:${says}`);
  }
  assert.equal(findJsonSyntaxIssue('content/a.json', '{ "a": ["b", 1, true, null] }'), undefined);
});

/** Each in a separate text, because no parser continues after the error. */
const MDX_TEXTS: readonly Mistake[] = [
  ['', 'import duty is due.', /found a line that begins with import or export, expected another first word/],
  ['', 'Fewer than <5 people.', 'text: found < where no tag begins, expected \\< for a less-than sign'],
  ['', 'A brace { alone.', 'text: found { or } in the text, expected \\{ and \\} for braces'],
  ['', '<!-- later -->', 'text: found a comment <!-- -->, expected {/* the comment */}, or none'],
  ['', '<Note>\n\nWords.', 'text: found <Note> that is not closed, expected </Note> on a line of its own after an'],
  ['', 'One<br>two.', 'text: found <br>, a tag of HTML, expected an empty line, which begins a new paragraph'],
  [
    '',
    '<Note title=“x”>One.</Note>',
    'text: found curly quotation marks in a tag, expected straight ones, for example <No',
  ],
  ['', 'Words.\n\n</Note>', 'text: found a closing tag without its opening one, expected every tag opened and closed'],
];

const TEXTS = globSync('content/{media,pages,resources}/**/*.mdx', { cwd: join(PROJECT, 'tests/fixtures/firm') });
const line = /^linkLabel: .*/m;

testMistakes('an unreadable text or front matter is reported with the fix', {
  ...Object.fromEntries(MDX_TEXTS.map((mistake, index) => [TEXTS[index], [mistake]])),
  'content/services/audit.mdx': [
    ['  - when', '\t- when', 'front matter: found a tab, expected two blanks in place of each tab'],
  ],
  'content/services/accounting.mdx': [
    [line, 'linkLabel: Audit: more', /found a value with a colon in it, or .*, expected the value in double quotes/],
  ],
  'content/services/training.mdx': [
    [/\n---\n/, '\n', ':1  front matter: found no second line of ---, expected a line of --- after the last field'],
  ],
  'content/services/taxation.mdx': [
    [line, 'linkLabel: Ranked #1 of firms', 'found a value with the sign # after a blank, which ends there, expected'],
  ],
  'content/services/cfo.mdx': [
    [line, "linkLabel: 'Audit", 'found a quotation mark that is not closed, somewhere above, expected one at the'],
  ],
});

test('a file that is not UTF-8 is refused, but a byte order mark and Windows line endings are accepted', async () => {
  const copy = copyContent();
  const [team, awards, audit] = ['content/team.json', 'content/awards.json', 'content/services/audit.mdx'];
  const text = copy.read(team);
  copy.write(awards, `\uFEFF${copy.read(awards).replaceAll('\n', '\r\n')}`);
  assert.deepEqual(await copy.check(), []);
  copy.write(team, Buffer.from(text.replaceAll(/[^ -~\n]/g, '-').replace(/^(.*\n.*)/, '$1é'), 'latin1'));
  copy.write(audit, Buffer.from(`\uFEFF${copy.read(audit)}`, 'utf16le'));
  const lost =
    'the file: found "\uFFFD", which stands for a letter that could not be read, expected the letter itself, in a file saved as UTF-8: Save As or Save with Encoding, then UTF-8';
  assert.deepEqual(await copy.check(), [`${audit}:1  ${lost}`, `${team}:2  ${lost}`]);
});

test('a missing comma is the only mistake reported, even if other files refer to that list', async () => {
  const copy = copyContent();
  const at = copy.edit('content/services.json', /"id": "audit",/, '"id": "audit"');
  const [first, ...others] = await copy.check();
  assert.match(first ?? '', new RegExp(`^content/services.json:${at}:\\d+ {2}JSON: found two values without a comma`));
  assert.deepEqual(others, []);
});
