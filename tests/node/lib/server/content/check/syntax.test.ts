import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { findJsonSyntaxIssue } from '../../../../../../lib/server/content/issues/syntax.ts';
import { copyContent, type Mistake, testMistakes } from '../support/contentCopy.ts';

const STRAIGHT = 'expected names and texts in straight double quotes, and \\" for a quotation mark inside a text';
const MISPLACED = 'where a value, a comma or a bracket should stand';

/** Invalid JSON texts, with position and message for the editor. */
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
  '{ "a": 4,000 }': '1:10  JSON: found 4,000, a number with a comma in it, expected digits alone, for example 4000',
  '<<<<<<< HEAD\n[]\n=======\n{}\n>>>>>>> branch':
    '1  the file: found two versions of the same lines, which git could not join, expected one of them, without the lines <<<<<<<, ======= and >>>>>>>',
  '[1] // a comment': `1:5  JSON: found / ${MISPLACED}, ${STRAIGHT}`,
  '': '1:1  JSON: found an empty file, expected its text as it was before; an empty list is []',
};

test('a JSON text that cannot be read is named with its place and the cure', () => {
  for (const [text, says] of Object.entries(JSON_TEXTS)) {
    const issue = findJsonSyntaxIssue('content/a.json', text);
    assert.equal(issue && formatIssue(issue), `content/a.json:${says}`);
  }
  assert.equal(findJsonSyntaxIssue('content/a.json', '{ "a": ["b", 1, true, null] }'), undefined);
});

/** Each in a text of its own, since no parser continues after it. */
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

const line = /^linkLabel: .*/m;

testMistakes('A text or front matter that cannot be read is named with the cure', {
  ...Object.fromEntries(
    MDX_TEXTS.map((mistake, index) => [`content/resources/finance-act/finance-act-${2012 + index}.mdx`, [mistake]]),
  ),
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
  'content/services/secretarial.mdx': [
    [line, "linkLabel: 'Audit", 'found a quotation mark that is not closed, somewhere above, expected one at the'],
  ],
});

test('a file that is not UTF-8 is refused; the mark and the line ends of Windows are taken', async (context) => {
  const copy = copyContent(context);
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

test('a missing comma is the only mistake that is told, though other files name entries of that list', async (context) => {
  const copy = copyContent(context);
  const at = copy.edit('content/services.json', /"id": "audit",/, '"id": "audit"');
  const [first, ...others] = await copy.check();
  assert.match(first ?? '', new RegExp(`^content/services.json:${at}:\\d+ {2}JSON: found two values without a comma`));
  assert.deepEqual(others, []);
});
