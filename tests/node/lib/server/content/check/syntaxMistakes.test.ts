import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** Slips of the syntax: one line each, which says the cure. */

const AUDIT = 'content/services/audit.mdx';
const PRIVACY = 'content/pages/privacy-policy.mdx';
const TEAM = 'content/team.json';

type Context = { after: (cleanUp: () => void) => void };

async function linesOf(context: Context, file: string, change: (copy: ReturnType<typeof copyContent>) => void) {
  const copy = copyContent(context);
  change(copy);
  return (await copy.check()).lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length + 1));
}

describe('A text', () => {
  const IMPORT =
    'text: found a line that begins with import or export, expected another first word, since a line that begins with import or export is read as code';
  const cases = [
    { text: 'import duty is due.', says: IMPORT },
    { text: "import x from 'y'", says: IMPORT },
    { text: 'Fewer than <5 people.', says: 'text: found < where no tag begins, expected \\< for a less-than sign' },
    { text: 'A brace { alone.', says: 'text: found { or } in the text, expected \\{ and \\} for braces' },
    { text: '<!-- later -->', says: 'text: found a comment <!-- -->, expected {/* the comment */}, or none' },
    {
      text: '<Note>\n\nWords.',
      says: 'text: found <Note> that is not closed, expected </Note> on a line of its own after an empty one, or \\< for a less-than sign',
    },
    {
      text: 'Words.\n\n</Note>',
      says: 'text: found a closing tag without its opening one, expected every tag opened and closed once',
    },
  ];
  for (const { text, says } of cases) {
    it(JSON.stringify(text), async (context) => {
      const lines = await linesOf(context, PRIVACY, (copy) => copy.append(PRIVACY, text));
      assert.equal(lines.length, 1, lines.join('\n'));
      assert.equal(lines[0]?.replace(/^\d+:\d+ {2}/, ''), says);
    });
  }
});

describe('Front matter', () => {
  const cases = [
    {
      name: 'with tabs',
      change: (text: string) => text.replaceAll(/^ {2}(- when)/gm, '\t$1'),
      says: 'front matter: found a tab, expected two blanks in place of each tab',
    },
    {
      name: 'with a colon in a value',
      change: (text: string) => text.replace(/^linkLabel: .*/m, 'linkLabel: Audit: more'),
      says: 'front matter: found a value with a colon in it, or a line that stands further right than its neighbours, expected the value in double quotes, and fields at the left edge, for example title: "Audit: what to expect"',
    },
    {
      name: 'that is not closed',
      change: (text: string) => text.replace(/\n---\n/, '\n'),
      says: 'front matter: found no second line of ---, expected a line of --- after the last field',
    },
    {
      name: 'that is not there',
      change: (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, ''),
      says: 'front matter: found nothing, expected fields between two lines of ---',
    },
    {
      name: 'with a quotation mark that is not closed',
      change: (text: string) => text.replace(/^linkLabel: .*/m, 'linkLabel: "Audit'),
      says: 'front matter: found a quotation mark that is not closed, somewhere above, expected one at the end of the value too, for example title: "Audit"',
    },
  ];
  for (const { name, change, says } of cases) {
    it(name, async (context) => {
      const lines = await linesOf(context, AUDIT, (copy) => copy.write(AUDIT, change(copy.read(AUDIT))));
      assert.equal(lines.length, 1, lines.join('\n'));
      assert.equal(lines[0]?.replace(/^\d+ {2}/, ''), says);
    });
  }
});

describe('A file that is not UTF-8', () => {
  const cure = 'expected the file saved as UTF-8: in the editor, Save As or Save with Encoding, then UTF-8';
  const encoded = (text: string, encoding: BufferEncoding, mark: number[] = []) =>
    Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]);

  for (const file of [TEAM, PRIVACY]) {
    it(`is refused with the line of the first letter that tells: ${file}`, async (context) => {
      let line = 0;
      const lines = await linesOf(context, file, (copy) => {
        const text = copy.read(file).replaceAll(/[^ -~\n]/g, '-');
        const word = file === TEAM ? /"position": "/ : /\.\n/;
        line = text.slice(0, text.search(word)).split('\n').length;
        writeFileSync(
          join(copy.root, file),
          encoded(
            text.replace(word, (found) => found.replace(/"$|\./, 'é$&')),
            'latin1',
          ),
        );
      });
      assert.deepEqual(lines, [`${line}  the file: found a letter in the encoding of old Windows programs, ${cure}`]);
    });

    it(`is refused where it is UTF-16: ${file}`, async (context) => {
      const lines = await linesOf(context, file, (copy) =>
        writeFileSync(join(copy.root, file), encoded(copy.read(file), 'utf16le', [0xff, 0xfe])),
      );
      assert.deepEqual(lines, [`1  the file: found a text in UTF-16, ${cure}`]);
    });
  }

  it('is named where an earlier program has lost a letter already', async (context) => {
    const lines = await linesOf(context, TEAM, (copy) => copy.edit(TEAM, '"position": "', '"position": "\uFFFD'));
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? '',
      /the file: found "\uFFFD", which stands for a letter that was lost, expected the letter itself$/,
    );
  });

  it('is taken with the mark that Windows editors write, and with their line ends', async (context) => {
    const lines = await linesOf(context, TEAM, (copy) =>
      copy.write(TEAM, `\uFEFF${copy.read(TEAM).replaceAll('\n', '\r\n')}`),
    );
    assert.deepEqual(lines, []);
  });
});
