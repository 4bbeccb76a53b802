import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentCopy } from '../support/contentCopy.ts';
import { describeMistakes, type Mistake } from '../support/mistakes.ts';

/** Editors' mistakes with photos, with the check's answers. */

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#884422', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const small = await picture(60, 40).jpeg().toBuffer();
const large = await picture(600, 400).jpeg().toBuffer();

const PHOTOS: Readonly<Record<string, Uint8Array | string>> = {
  'founder.jpg': small,
  'letter.jpg': 'Dear Sir',
  'webp.jpg': await picture(60, 40).webp().toBuffer(),
  'office.jpg': large.subarray(0, large.length / 2),
};

const PICTURE = 'expected a JPEG or PNG picture, for example a photo exported anew as JPEG';
const NAME = 'expected the name of a file in content/images';
const WORDS = 'a text that is not empty, for example "alt": "The founder at his desk in the Dar es Salaam office"';
const FIELDS = 'the fields file, alt, for example "image": {"file":"founder.jpg","alt":"The founder at his desk"}';
const named = (file: string) => `{ "file": "${file}", "alt": "The harbour" }`;

/** Values of a sector's `image`, with the check's answers. */
const IMAGES = [
  ['mining-resources', named('fuonder.jpg'), `.file: found "fuonder.jpg", ${NAME}, for example "file": "founder.jpg"`],
  ['financial-services', '{ "file": "founder.jpg" }', `.alt: found nothing, expected ${WORDS}`],
  ['real-estate', named('a.heic'), '.file: found "a.heic", expected the name of a .jpg or .png file in content/images'],
  ['fmcg-retail', '"founder.jpg"', `: found "founder.jpg", expected ${FIELDS}`],
  ['oil-gas', named('letter.jpg'), `.file: found "letter.jpg", which cannot be read as a picture, ${PICTURE}`],
  ['insurance', named('webp.jpg'), `.file: found "webp.jpg", which holds a picture of another kind (webp), ${PICTURE}`],
] as const;

/** Takes the firm's own photos out of a copy and puts those of the test in. */
function replacePhotos({ root, read, write }: ContentCopy): void {
  rmSync(join(root, 'content/images'), { recursive: true, force: true });
  mkdirSync(join(root, 'content/images'));
  for (const [name, bytes] of Object.entries(PHOTOS)) writeFileSync(join(root, 'content/images', name), bytes);
  for (const file of ['content/sectors.json', 'content/founder.json']) {
    const withoutImages: unknown = JSON.parse(read(file), (key, value: unknown) =>
      key === 'image' ? undefined : value,
    );
    write(file, `${JSON.stringify(withoutImages, null, 2)}\n`);
  }
  const audit = 'content/services/audit.mdx';
  write(audit, read(audit).replace(/^photo:.*\n(?: .*\n)*/m, ''));
}

describeMistakes(
  'Of photos, the check finds',
  {
    'content/sectors.json': IMAGES.map(([id, image, says]): Mistake => {
      const line = new RegExp(`^  entry \\d+ \\(${id}\\) image${RegExp.escape(says)}`);
      return { name: says, change: [new RegExp(`(?<="id": "${id}",)`), ` "image": ${image},`], says: line };
    }),
    'content/services/audit.mdx': {
      'a file that is not there, in front matter': [
        [/^features:/m, 'photo:\n  file: audti.jpg\n  alt: Two auditors\nfeatures:'],
        `  photo.file: found "audti.jpg", ${NAME}, for example file: founder.jpg`,
        { below: 1 },
      ],
    },
    'content/resources/articles/objection-deadlines.mdx': {
      'a picture in a text that is not there': [
        [/$/, '\n![The desk](fuonder.jpg)\n'],
        /picture: found "fuonder.jpg", expected the name of a file in content\/images; the nearest is founder.jpg, for/,
        { below: 1 },
      ],
    },
    'content/founder.json': {
      'a damaged photo that nothing names yet': [
        ['"quote":', `"image": ${named('founder.jpg')},\n  "quote":`],
        `  the file: found "office.jpg", a picture that is damaged or breaks off, ${PICTURE}`,
        { at: { file: 'content/images/office.jpg', line: 1 } },
      ],
    },
  },
  replacePhotos,
);
