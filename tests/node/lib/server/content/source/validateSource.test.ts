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

function issuesIn(entry: string): string[] {
  const source = parseJsonSource('content/team.json', `[\n  {\n    "id": "first"\n  },\n  ${entry}\n]\n`);
  return validateSource(source, schema).issues.map(formatIssue);
}

const CASES = [
  [
    'a missing field',
    '{}',
    'entry 2 id: found nothing, expected lower-case words joined by hyphens, for example "id": "jane-doe"',
  ],
  [
    'a pattern that does not fit',
    '{ "id": "Jane Doe" }',
    'entry 2 (Jane Doe) id: found "Jane Doe", expected lower-case words joined by hyphens, for example "id": "jane-doe"',
  ],
  [
    'a number in place of a text',
    '{ "id": 7 }',
    'entry 2 id: found 7, expected lower-case words joined by hyphens, in quotes, for example "id": "jane-doe"',
  ],
  [
    'a text in place of a number',
    '{ "id": "a", "years": "9" }',
    'entry 2 (a) years: found "9", expected a whole number from 0 to 60, for example "years": 9',
  ],
  [
    'a fraction in place of a whole number',
    '{ "id": "a", "years": 1.5 }',
    'entry 2 (a) years: found 1.5, expected a whole number from 0 to 60, for example "years": 9',
  ],
  [
    'a number that is too large',
    '{ "id": "a", "years": 61 }',
    'entry 2 (a) years: found 61, expected a whole number from 0 to 60, for example "years": 9',
  ],
  [
    'a number that must be above a bound',
    '{ "id": "a", "share": 0 }',
    'entry 2 (a) share: found 0, expected a number above 0',
  ],
  [
    'a word in place of true or false',
    '{ "id": "a", "isLead": "yes" }',
    'entry 2 (a) isLead: found "yes", expected true or false',
  ],
  [
    'a text that is too long',
    '{ "id": "a", "bio": "Audits all." }',
    'entry 2 (a) bio: found 11 characters, expected at most 8 characters, for example "bio": "Audits."',
  ],
  ['an empty list', '{ "id": "a", "tags": [] }', 'entry 2 (a) tags: found 0 entries, expected at least 1 entry'],
  [
    'a list that is too long',
    '{ "id": "a", "tags": ["tax", "tax", "tax"] }',
    'entry 2 (a) tags: found 3 entries, expected at most 2 entries',
  ],
  [
    'a text in place of a list',
    '{ "id": "a", "tags": "tax" }',
    'entry 2 (a) tags: found "tax", expected a list, for example "tags": ["tax"]',
  ],
  [
    'a word in a list that is not known',
    '{ "id": "a", "tags": ["tax", "vat"] }',
    'entry 2 (a) tags entry 2: found "vat", expected one of tax, audit, for example "tax"',
  ],
  [
    'a missing field inside a group',
    '{ "id": "a", "photo": { "alt": "Jane" } }',
    'entry 2 (a) photo.file: found nothing, expected a text, for example "file": "jane.jpg"',
  ],
  [
    'a text in place of a group',
    '{ "id": "a", "photo": "jane.jpg" }',
    'entry 2 (a) photo: found "jane.jpg", expected the fields file, alt, for example "photo": {"file":"jane.jpg"}',
  ],
  [
    'a day in another form',
    '{ "id": "a", "until": "30 June" }',
    'entry 2 (a) until: found "30 June", expected a day written YYYY-MM-DD, for example "until": "2027-06-30"',
  ],
  [
    'an unknown field near a known one',
    '{ "id": "a", "yeers": 3 }',
    'entry 2 (a) yeers: found a field that is not known here, expected one of id, years, share, isLead, bio, tags, photo, until; the nearest is years',
  ],
  [
    'an unknown field like no other',
    '{ "id": "a", "salutation": 3 }',
    'entry 2 (a) salutation: found a field that is not known here, expected one of id, years, share, isLead, bio, tags, photo, until',
  ],
  [
    'a field that stands twice',
    '{ "id": "a", "id": "b" }',
    'field: found a name that stands here a second time, expected each field once',
  ],
] as const;

for (const [name, entry, expected] of CASES) {
  test(name, () => assert.deepEqual(issuesIn(entry), [`content/team.json:5  ${expected}`]));
}

test('a list where another number of entries belongs', () => {
  const source = parseJsonSource('content/awards.json', '["a"]');
  const [issue] = validateSource(source, z.array(z.string()).length(6)).issues;
  assert.equal(
    issue && formatIssue(issue),
    'content/awards.json:1  the list: found 1 entry, expected exactly 6 entries',
  );
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
