import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentCopy } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** What an editor gets wrong with photos, and the line that the check answers with. */

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#884422', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const small = await picture(60, 40).jpeg().toBuffer();
const large = await picture(600, 400).jpeg().toBuffer();

const PHOTOS: Readonly<Record<string, Uint8Array | string>> = {
  'founder.jpg': small,
  'letter.jpg': 'Dear Sir',
  'short.jpg': small.subarray(0, 200),
  'webp.jpg': await picture(60, 40).webp().toBuffer(),
  'office.jpg': large.subarray(0, large.length / 2),
};

function savePhotos({ root }: ContentCopy): void {
  const folder = join(root, 'content/images');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(PHOTOS)) writeFileSync(join(folder, name), bytes);
}

const SECTORS = 'content/sectors.json';
const PICTURE = 'expected a JPEG or PNG picture, for example a photo exported anew as JPEG';
const WORDS =
  'expected a text that is not empty, for example "alt": "The founder at his desk in the Dar es Salaam office"';
const named = (file: string) => `{ "file": "${file}", "alt": "The harbour" }`;

/** What stands in `image` of a sector, and what the check says of that field. */
const FIELDS = [
  [
    'a file that is not there',
    'mining-resources',
    named('fuonder.jpg'),
    '.file: found "fuonder.jpg", expected the name of a file in content/images; the nearest is founder.jpg, for example "file": "founder.jpg"',
  ],
  [
    'no words for those who do not see it',
    'financial-services',
    '{ "file": "founder.jpg" }',
    `.alt: found nothing, ${WORDS}`,
  ],
  ['empty words', 'education', '{ "file": "founder.jpg", "alt": "" }', `.alt: found "", ${WORDS}`],
  [
    'a file of another kind',
    'real-estate',
    named('founder.heic'),
    '.file: found "founder.heic", expected the name of a .jpg or .png file in content/images, for example "file": "founder.jpg"',
  ],
  [
    'the name alone',
    'fmcg-retail',
    '"founder.jpg"',
    ': found "founder.jpg", expected the fields file, alt, for example "image": {"file":"founder.jpg","alt":"The founder at his desk"}',
  ],
  [
    'a text under the name of a photo',
    'oil-gas',
    named('letter.jpg'),
    `.file: found "letter.jpg", which cannot be read as a picture, ${PICTURE}`,
  ],
  [
    'a photo that breaks off',
    'energy-utilities',
    named('short.jpg'),
    `.file: found "short.jpg", which cannot be read as a picture, ${PICTURE}`,
  ],
  [
    'a WebP under the name of a JPEG',
    'insurance',
    named('webp.jpg'),
    `.file: found "webp.jpg", which holds a picture of another kind (webp), ${PICTURE}`,
  ],
] as const;

describeMistakes(
  'Of photos, the check finds',
  [
    ...FIELDS.map(([name, id, image, says]): Mistake => {
      const sector = new RegExp(`^  entry \\d+ \\(${id}\\) image${RegExp.escape(says)}$`);
      return { name, file: SECTORS, from: new RegExp(`(?<="id": "${id}",)`), to: ` "image": ${image},`, says: sector };
    }),
    {
      name: 'a file that is not there, in front matter',
      file: 'content/services/audit.mdx',
      from: /^features:/m,
      to: 'photo:\n  file: audti.jpg\n  alt: Two auditors\nfeatures:',
      below: 1,
      says: '  photo.file: found "audti.jpg", expected the name of a file in content/images, for example file: founder.jpg',
    },
    {
      name: 'a damaged photo that nothing names yet',
      file: 'content/founder.json',
      from: '"quote":',
      to: `"image": ${named('founder.jpg')},\n  "quote":`,
      reportedAt: { file: 'content/images/office.jpg', line: 1 },
      says: `  the file: found "office.jpg", a picture that is damaged or breaks off, ${PICTURE}`,
    },
  ],
  savePhotos,
);
