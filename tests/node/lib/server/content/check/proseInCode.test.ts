import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';

const PROJECT = resolve(import.meta.dirname, '../../../../../..');

/**
 * Statements about the firm and the site belong in content/, where editors find them. These parts of the code contain
 * sentences about their own behaviour.
 */
const SPEAKING = [
  // Result sentences with figures, and notes on the calculation.
  'components/calculators/',
  // Names and states of tools, and why a document cannot be shown.
  'components/pdf-viewer/',
  // Samples for developers.
  'components/styleguide/',
  'app/(en)/styleguide/',
  // What happens to the input of a form.
  'components/contact/ContactForm.tsx',
  'components/home/callback/CallbackForm.tsx',
  'components/media/NewsletterForm.tsx',
  // The beginning of a message that the visitor continues.
  'components/shell/contact/ContactBlock.tsx',
  // Nothing found, nothing answered.
  'components/search/',
  'components/behaviours/full-text/FullTextHits.tsx',
  'components/media/PublicationGrid.tsx',
  'components/resources/library/ResourceLibrary.tsx',
  'components/team/TeamDirectory.tsx',
  'components/shell/errors/ErrorMessage.tsx',
  // The law behind a page, with its year.
  'components/behaviours/law-basis/LawBasis.tsx',
  // Kiswahili of the only page without an English page of the same parts.
  'components/home/SwahiliHome.tsx',
  // For people who look at a preview.
  'components/shell/PreviewBanner.tsx',
  // Descriptions beside the other fields of a calculator; developers add calculators.
  'lib/site/calculators.ts',
];

/** Returns a module's texts as printed by esbuild: no comments, JSX texts joined, in double quotes or backticks. */
function textsOf(file: string): string[] {
  const { code } = transformSync(readFileSync(join(PROJECT, file), 'utf8'), {
    loader: 'tsx',
    jsx: 'transform',
    charset: 'utf8',
    legalComments: 'none',
    target: 'esnext',
  });
  const spoken = code.replace(/^import .*$/gm, '').replace(/throw new Error\(.*$/gm, '');
  return [...spoken.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, text, template]) =>
    (text ?? template ?? '').replace(/\$\{[^}]*\}/g, '0').trim(),
  );
}

/** Checks for a sentence: five words or more with a sentence's end, or a longer phrase. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^[“‘(]?[A-Za-z’'-]{2,}[.,:;?!”’)]*$/.test(word));
  return words.length >= 8 || (words.length >= 5 && /[.?!]$/.test(text));
}

function sentencesIn(folder: string): string[] {
  const files = readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(PROJECT, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !SPEAKING.some((path) => file.startsWith(path)));
  return files.flatMap((file) =>
    textsOf(file)
      .filter(isSentence)
      .map((text) => `${file}: ${text}`),
  );
}

test('sentences for visitors stand in content/, not in code', () => {
  const found = ['app', 'components', 'lib/site'].flatMap(sentencesIn);
  assert.deepEqual(found, [], 'Move these to content/pages.json or to the file of their subject in content/');
});

test('a sentence in code would be found, a label or a class name would not', () => {
  assert.ok(isSentence('Tell us what is due.'));
  assert.ok(!isSentence('Learn About Our Approach'));
  assert.ok(!isSentence('(min-width: 768px)'));
});
