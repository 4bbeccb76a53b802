import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { parseFrontMatterSource, parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';
import { validateSource } from '../../../../../../lib/server/content/issues/validateSource.ts';

/** The message of each kind of mistake, on a small schema. */

const schema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z-]+$/, { error: 'lower-case words joined by hyphens' })
      .meta({ example: 'jane-doe' }),
    years: z.number().int().min(0).max(60).optional().meta({ example: 9 }),
    share: z.number().positive().optional(),
    isLead: z.boolean().optional(),
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

const FIELDS = 'one of id, years, share, isLead, bio, tags, photo, until';
const WORDS = 'lower-case words joined by hyphens';
const YEARS = 'a whole number from 0 to 60, for example "years": 9';

/** Fields of an entry, the reported one, and the found and expected values. */
const CASES = [
  ['', ' id', 'nothing', `${WORDS}, for example "id": "jane-doe"`],
  ['"id": "Jane Doe"', ' (Jane Doe) id', '"Jane Doe"', `${WORDS}, for example "id": "jane-doe"`],
  ['"id": 7', ' id', '7', `${WORDS}, in quotes, for example "id": "jane-doe"`],
  ['"id": "a", "years": 61', ' (a) years', '61', YEARS],
  [
    '"id": "a", "bio": "Audits all."',
    ' (a) bio',
    '11 characters',
    'at most 8 characters, for example "bio": "Audits."',
  ],
  ['"id": "a", "tags": "tax"', ' (a) tags', '"tax"', 'a list, for example "tags": ["tax"]'],
  ['"id": "a", "tags": ["tax", "vat"]', ' (a) tags entry 2', '"vat"', 'one of tax, audit, for example "tax"'],
  ['"id": "a", "photo": { "alt": "J" }', ' (a) photo.file', 'nothing', 'a text, for example "file": "jane.jpg"'],
  [
    '"id": "a", "photo": "j.jpg"',
    ' (a) photo',
    '"j.jpg"',
    'the fields file, alt, for example "photo": {"file":"jane.jpg"}',
  ],
  [
    '"id": "a", "until": "30 June"',
    ' (a) until',
    '"30 June"',
    'a day written YYYY-MM-DD, for example "until": "2027-06-30"',
  ],
  ['"id": "a", "yeers": 3', ' (a) yeers', 'a field that is not known here', `${FIELDS}; the nearest is years`],
] as const;

const issuesIn = (fields: string) => {
  const source = parseJsonSource('content/team.json', `[\n  {\n    "id": "first"\n  },\n  { ${fields} }\n]\n`);
  return validateSource(source, schema).issues.map(formatIssue);
};

for (const [fields, field, found, expected] of CASES) {
  test(`an entry with { ${fields} } is answered with its line, the found and the expected value`, () => {
    assert.deepEqual(issuesIn(fields), [`content/team.json:5  entry 2${field}: found ${found}, expected ${expected}`]);
  });
}

test('a field that stands twice', () => {
  assert.deepEqual(issuesIn('"id": "a", "id": "b"'), [
    'content/team.json:5  field: found a name that stands here a second time, expected each field once',
  ]);
});

test('front matter names the line in the whole file and writes examples as it writes fields', () => {
  const source = parseFrontMatterSource('content/a.mdx', '---\nid: ok\nyears: many\n---\n\nText\n');
  assert.deepEqual(validateSource(source, schema.element).issues.map(formatIssue), [
    'content/a.mdx:3  years: found "many", expected a whole number from 0 to 60, for example years: 9',
  ]);
});

test('data without mistakes comes back as it stands', () => {
  const source = parseJsonSource('content/team.json', '[{ "id": "a", "years": 3 }]');
  assert.deepEqual(validateSource(source, schema), { value: [{ id: 'a', years: 3 }], issues: [] });
});
