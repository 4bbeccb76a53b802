import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { parseFrontMatterSource, parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';
import { validateSource } from '../../../../../../lib/server/content/source/validateSource.ts';

/** The words for each kind of mistake, on a small schema. */

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

/** Fields of an entry, which of them is reported, what is found and what is expected. */
const CASES = [
  ['', ' id', 'nothing', `${WORDS}, for example "id": "jane-doe"`],
  ['"id": "Jane Doe"', ' (Jane Doe) id', '"Jane Doe"', `${WORDS}, for example "id": "jane-doe"`],
  ['"id": 7', ' id', '7', `${WORDS}, in quotes, for example "id": "jane-doe"`],
  ['"id": "a", "years": "9"', ' (a) years', '"9"', YEARS],
  ['"id": "a", "years": 1.5', ' (a) years', '1.5', YEARS],
  ['"id": "a", "years": 61', ' (a) years', '61', YEARS],
  ['"id": "a", "share": 0', ' (a) share', '0', 'a number above 0'],
  ['"id": "a", "isLead": "yes"', ' (a) isLead', '"yes"', 'true or false'],
  [
    '"id": "a", "bio": "Audits all."',
    ' (a) bio',
    '11 characters',
    'at most 8 characters, for example "bio": "Audits."',
  ],
  ['"id": "a", "tags": []', ' (a) tags', '0 entries', 'at least 1 entry'],
  ['"id": "a", "tags": ["tax", "tax", "tax"]', ' (a) tags', '3 entries', 'at most 2 entries'],
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
  ['"id": "a", "salutation": 3', ' (a) salutation', 'a field that is not known here', FIELDS],
] as const;

const issuesIn = (fields: string) => {
  const source = parseJsonSource('content/team.json', `[\n  {\n    "id": "first"\n  },\n  { ${fields} }\n]\n`);
  return validateSource(source, schema).issues.map(formatIssue);
};

for (const [fields, field, found, expected] of CASES) {
  test(`an entry with { ${fields} } is answered with its line, what is found and what is expected`, () => {
    assert.deepEqual(issuesIn(fields), [`content/team.json:5  entry 2${field}: found ${found}, expected ${expected}`]);
  });
}

test('a field that stands twice', () => {
  assert.deepEqual(issuesIn('"id": "a", "id": "b"'), [
    'content/team.json:5  field: found a name that stands here a second time, expected each field once',
  ]);
});

test('a list where another number of entries belongs', () => {
  const source = parseJsonSource('content/awards.json', '["a"]');
  assert.deepEqual(validateSource(source, z.array(z.string()).length(6)).issues.map(formatIssue), [
    'content/awards.json:1  the list: found 1 entry, expected exactly 6 entries',
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
