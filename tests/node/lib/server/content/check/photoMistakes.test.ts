import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { copyContent } from '../support/contentCopy.ts';

/** What an editor gets wrong with photos, and the line that the check answers with. */

const FOUNDER = 'content/founder.json';
const AUDIT = 'content/services/audit.mdx';
const EXPECTED = 'expected a JPEG or PNG picture, for example a photo exported anew as JPEG';

const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

/** A copy of the content with a photo of the founder, whose field stands as given; `line` is that of the field. */
async function copyWith(context: Parameters<typeof copyContent>[0], field: string) {
  const copy = copyContent(context);
  const images = join(copy.root, 'content/images');
  mkdirSync(images, { recursive: true });
  const savePhoto = (name: string, bytes: Uint8Array | string) => writeFileSync(join(images, name), bytes);
  savePhoto('founder.jpg', await jpeg());
  const line = copy.edit(FOUNDER, '"quote":', `"image": ${field},\n  "quote":`);
  return { ...copy, images, savePhoto, line };
}

const GOOD = '{ "file": "founder.jpg", "alt": "The founder" }';

test('a photo in order is no mistake', async (context) => {
  const { check } = await copyWith(context, GOOD);
  assert.equal((await check()).status, 0);
});

for (const [issue, field, line] of [
  [
    'a file that is not there',
    '{ "file": "fuonder.jpg", "alt": "The founder" }',
    'image.file: found "fuonder.jpg", expected the name of a file in content/images; the nearest is founder.jpg, for example "file": "founder.jpg"',
  ],
  [
    'no words for those who do not see it',
    '{ "file": "founder.jpg" }',
    'image.alt: found nothing, expected a text that is not empty, for example "alt": "The founder at his desk in the Dar es Salaam office"',
  ],
  [
    'empty words',
    '{ "file": "founder.jpg", "alt": "" }',
    'image.alt: found "", expected a text that is not empty, for example "alt": "The founder at his desk in the Dar es Salaam office"',
  ],
  [
    'a file of another kind',
    '{ "file": "founder.heic", "alt": "The founder" }',
    'image.file: found "founder.heic", expected the name of a .jpg or .png file in content/images, for example "file": "founder.jpg"',
  ],
  [
    'the name alone',
    '"founder.jpg"',
    'image: found "founder.jpg", expected the fields file, alt, for example "image": {"file":"founder.jpg","alt":"The founder at his desk"}',
  ],
] as const)
  test(`${issue} stops the build`, async (context) => {
    const copy = await copyWith(context, field);
    const { status, lines } = await copy.check();
    assert.equal(status, 1);
    assert.deepEqual(lines, [`${FOUNDER}:${copy.line}  ${line}`]);
  });

for (const [issue, bytes, found] of [
  ['a text under the name of a photo', async () => 'Dear Sir', 'which cannot be read as a picture'],
  ['a photo that breaks off', async () => (await jpeg()).subarray(0, 200), 'which cannot be read as a picture'],
  [
    'a WebP under the name of a JPEG',
    async () =>
      sharp(await jpeg())
        .webp()
        .toBuffer(),
    'which holds a picture of another kind (webp)',
  ],
] as const)
  test(`${issue} stops the build at the field that names it`, async (context) => {
    const copy = await copyWith(context, GOOD);
    copy.savePhoto('founder.jpg', await bytes());
    const { status, lines } = await copy.check();
    assert.equal(status, 1);
    assert.deepEqual(lines, [`${FOUNDER}:${copy.line}  image.file: found "founder.jpg", ${found}, ${EXPECTED}`]);
  });

test('a damaged photo that nothing names yet stops the build at the file', async (context) => {
  const copy = await copyWith(context, GOOD);
  const bytes = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#884422',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  copy.savePhoto('office.jpg', bytes.subarray(0, bytes.length / 2));
  assert.deepEqual((await copy.check()).lines, [
    `content/images/office.jpg:1  the file: found "office.jpg", a picture that is damaged or breaks off, ${EXPECTED}`,
  ]);
});

test('a photo of a service is named in its front matter', async (context) => {
  const copy = await copyWith(context, GOOD);
  const line = copy.edit(AUDIT, /^features:/m, 'photo:\n  file: audti.jpg\n  alt: Two auditors\nfeatures:');
  assert.deepEqual((await copy.check()).lines, [
    `${AUDIT}:${line + 1}  photo.file: found "audti.jpg", expected the name of a file in content/images, for example file: founder.jpg`,
  ]);
  assert.equal(readFileSync(join(copy.root, AUDIT), 'utf8').split('\n')[line]?.trim(), 'file: audti.jpg');
});
