import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { validateSource } from '../../../../../../lib/server/content/issues/validateSource.ts';
import { parseFrontMatterSource, parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';

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

/** Fields of an entry, and what is said of them. */
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

test('a mistake is told with its line, what was found and expected, and an example', () => {
  for (const [fields, says] of Object.entries(SAID)) {
    assert.deepEqual(issuesIn(fields), [`content/team.json:5  entry 2 ${says}`]);
  }
  assert.deepEqual(issuesIn('"id": "a", "id": "b"'), [
    'content/team.json:5  field: found a name that stands here a second time, expected each field once',
  ]);
});

test('front matter names the line in the whole file and writes examples as it writes fields', () => {
  const text = '---\nid: ok\nphoto:\n  alt: J\n  file: 3\nyears: many\n---\n\nText\n';
  const { issues } = validateSource(parseFrontMatterSource('content/a.mdx', text), schema.element);
  assert.deepEqual(issues.map(formatIssue), [
    'content/a.mdx:6  years: found "many", expected a whole number from 0 to 60, for example years: 9',
    'content/a.mdx:5  photo.file: found 3, expected a text, in quotes, for example file: jane.jpg',
  ]);
});

test('data without mistakes comes back as it stands', () => {
  const source = parseJsonSource('content/team.json', '[{ "id": "a", "years": 3 }]');
  assert.deepEqual(validateSource(source, schema), { value: [{ id: 'a', years: 3 }], issues: [] });
});
