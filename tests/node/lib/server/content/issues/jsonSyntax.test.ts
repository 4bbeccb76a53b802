import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { findJsonSyntaxIssue } from '../../../../../../lib/server/content/issues/jsonSyntax.ts';

const STRAIGHT = 'expected names and texts in straight double quotes, and \\" for a quotation mark inside a text';

/** Invalid JSON texts, with position and message for the editor. */
const CASES = [
  ['[\n  "a",\n]', '2:6  JSON: found a comma before ], expected no comma after the last entry'],
  [
    '{\n  "a": 1\n  "b": 2\n}',
    '2:8  JSON: found two values without a comma between them, expected a comma after the first',
  ],
  ['[\n  {}\n  {}\n]', '2:4  JSON: found two entries without a comma between them, expected a comma after the first'],
  ['{\n  "a": "x', '2:9  JSON: found the end of the file, expected a closing ", ] or } before it'],
  ['{\n  "a": “x”\n}', `2:8  JSON: found “ where a value, a comma or a bracket should stand, ${STRAIGHT}`],
  ["{\n  'a': 1\n}", `2:3  JSON: found ' where a value, a comma or a bracket should stand, ${STRAIGHT}`],
  [
    '{\n  "a": "one "two" three"\n}',
    `2:14  JSON: found t where a value, a comma or a bracket should stand, ${STRAIGHT}`,
  ],
  [
    '{\n  "a": "one\ntwo"\n}',
    '2:12  JSON: found a line break inside a text, expected the whole text on one line, closed by "',
  ],
  [
    String.raw`{ "path": "C:\data" }`,
    '1:11  JSON: found a text with a backslash or a tab in it, expected \\\\ for a backslash, and no tab',
  ],
  ['{ "a": 4,000 }', '1:10  JSON: found 4,000, a number with a comma in it, expected digits alone, for example 4000'],
  [
    '<<<<<<< HEAD\n[]\n=======\n{}\n>>>>>>> branch',
    '1  the file: found two versions of the same lines, which git could not join, expected one of them, without the lines <<<<<<<, ======= and >>>>>>>',
  ],
  ['[1] // a comment', `1:5  JSON: found / where a value, a comma or a bracket should stand, ${STRAIGHT}`],
  ['', '1:1  JSON: found an empty file, expected its text as it was before; an empty list is []'],
] as const;

for (const [text, expected] of CASES) {
  test(JSON.stringify(text), () => {
    const issue = findJsonSyntaxIssue('content/a.json', text);
    assert.equal(issue && formatIssue(issue), `content/a.json:${expected}`);
  });
}

test('JSON has no mistake', () => {
  assert.equal(findJsonSyntaxIssue('content/a.json', '{ "a": ["b", 1, true, null] }'), undefined);
});
