import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';

const PROJECT = resolve(import.meta.dirname, '../../../../../..');

/**
 * What pages say of the firm and of themselves stands in content/, where an editor finds it. These parts of the code hold
 * sentences all the same, because they belong to what the code does.
 */
const SPEAKING = [
  // Results in sentences made of figures, and the notes on how they come about.
  'components/calculators/',
  // Names and states of tools, and why a document cannot be shown.
  'components/pdf-viewer/',
  // Samples for those who work on the site.
  'components/styleguide/',
  'app/(en)/styleguide/',
  // What becomes of what is typed into a form.
  'components/contact/ContactForm.tsx',
  'components/home/callback/CallbackForm.tsx',
  'components/media/NewsletterForm.tsx',
  // The beginning of a message that the visitor goes on writing.
  'components/shell/contact/ContactBlock.tsx',
  'components/services/ServiceSidebar.tsx',
  // Nothing found, nothing answered.
  'components/search/',
  'components/behaviours/full-text/FullTextHits.tsx',
  'components/media/PublicationGrid.tsx',
  'components/resources/library/ResourceLibrary.tsx',
  'components/team/TeamDirectory.tsx',
  'components/shell/errors/ErrorMessage.tsx',
  // For those who look at a preview.
  'components/shell/PreviewBanner.tsx',
  // Names of controls and what a press of them shows, for tests.
  'lib/site/controls.ts',
  // Descriptions beside the facts of a calculator; to add one is a developer's work.
  'lib/site/calculators.ts',
];

/** Texts of a module as esbuild prints them: without comments, texts of JSX joined, in double quotes or backticks. */
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

/** A sentence: five words or more that end as sentences do, or so many words that they say something. */
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
