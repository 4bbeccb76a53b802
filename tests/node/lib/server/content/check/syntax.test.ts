import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyContent, runScript } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** Syntax errors: one line each, with the correction. */

const TEAM = 'content/team.json';
const AUDIT = 'content/services/audit.mdx';

const IMPORT =
  'text: found a line that begins with import or export, expected another first word, since a line that begins with import or export is read as code';

/** Each in its own text, since no parser continues after it. */
const IN_TEXT = [
  ['import duty is due.', IMPORT],
  ['Fewer than <5 people.', 'text: found < where no tag begins, expected \\< for a less-than sign'],
  ['A brace { alone.', 'text: found { or } in the text, expected \\{ and \\} for braces'],
  ['<!-- later -->', 'text: found a comment <!-- -->, expected {/* the comment */}, or none'],
  [
    '<Note>\n\nWords.',
    'text: found <Note> that is not closed, expected </Note> on a line of its own after an empty one, or \\< for a less-than sign',
  ],
  ['One<br>two.', 'text: found <br>, a tag of HTML, expected an empty line, which begins a new paragraph'],
  [
    '<Note title=“x”>\n\nOne.\n\n</Note>',
    'text: found curly quotation marks in a tag, expected straight ones, for example <Note title="Mind the day">',
  ],
  ['Words.\n\n</Note>', 'text: found a closing tag without its opening one, expected every tag opened and closed once'],
] as const;

describeMistakes(
  'A text that cannot be parsed is named with the place and the cure:',
  Object.fromEntries(
    IN_TEXT.map(([add, says], index): [string, Mistake[]] => {
      const file = `content/resources/finance-act/finance-act-${2012 + index}.mdx`;
      const below = add.startsWith('Words') ? 2 : 0;
      return [file, [{ name: JSON.stringify(add), add, below, says: new RegExp(`^:\\d+  ${RegExp.escape(says)}$`) }]];
    }),
  ),
);

describeMistakes('Front matter that cannot be read is named with the cure:', {
  [AUDIT]: {
    tabs: [['  - when', '\t- when'], '  front matter: found a tab, expected two blanks in place of each tab'],
  },
  'content/services/accounting.mdx': {
    'a colon in a value': [
      [/^linkLabel: .*/m, 'linkLabel: Audit: more'],
      '  front matter: found a value with a colon in it, or a line that stands further right than its neighbours, expected the value in double quotes, and fields at the left edge, for example title: "Audit: what to expect"',
    ],
  },
  'content/services/training.mdx': {
    'a block that is not closed': [
      [/\n---\n/, '\n'],
      '  front matter: found no second line of ---, expected a line of --- after the last field',
      { at: { line: 1 } },
    ],
  },
  'content/services/taxation.mdx': {
    'a sign # in a value': [
      [/^linkLabel: .*/m, 'linkLabel: Ranked #1 of firms'],
      '  front matter: found a value with the sign # after a blank, which ends there, expected the value in double quotes, for example description: "Ranked #1 of the firms"',
    ],
  },
  'content/services/secretarial.mdx': {
    'a quotation mark that is not closed': [
      [/^linkLabel: .*/m, "linkLabel: 'Audit"],
      '  front matter: found a quotation mark that is not closed, somewhere above, expected one at the end of the value too, for example title: "Audit"',
    ],
  },
});

const UTF8 = 'expected the file saved as UTF-8: in the editor, Save As or Save with Encoding, then UTF-8';

/** Encodes a text like old Windows programs, with a non-ASCII letter at the end of its second line. */
const asWindows = (text: string) =>
  Buffer.from(text.replaceAll(/[^ -~\n]/g, '-').replace(/^(.*\n.*)/, '$1é'), 'latin1');
const asUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const withLostLetter = (text: string) => Buffer.from(text.replace(/^(.*\n.*)/, '$1\uFFFD'));
const LOST = 'found "\uFFFD", which stands for a letter that was lost, expected the letter itself';

for (const [file, encode, line, says] of [
  [TEAM, asWindows, 2, `found a letter in the encoding of old Windows programs, ${UTF8}`],
  [AUDIT, asUtf16, 1, `found a text in UTF-16, ${UTF8}`],
  [AUDIT, withLostLetter, 2, LOST],
] as const) {
  test(`a file that is not UTF-8 is refused: ${says}`, async (context) => {
    const copy = copyContent(context);
    writeFileSync(join(copy.root, file), encode(copy.read(file)));
    const lines = (await copy.check()).filter((one) => one.startsWith(file));
    assert.deepEqual(lines, [`${file}:${line}  the file: ${says}`]);
  });
}

test('the mark that Windows editors write, and their line ends, are taken', async (context) => {
  const copy = copyContent(context);
  writeFileSync(join(copy.root, TEAM), `\uFEFF${copy.read(TEAM).replaceAll('\n', '\r\n')}`);
  assert.deepEqual(await copy.check(), []);
});

test('a missing comma is the only mistake that is told, though other files name entries of that list', (context) => {
  const copy = copyContent(context);
  const line = copy.edit('content/services.json', /"id": "audit",/, '"id": "audit"');
  const { lines } = runScript('lib/server/content/check/checkContent.ts', copy.root);
  assert.match(
    lines[0] ?? '',
    new RegExp(`^content/services.json:${line}:\\d+ {2}JSON: found two values without a comma`),
  );
  assert.equal(lines[1], '1 mistake in 1 file');
});
