import type { ContentIssue } from '../issues/contentIssue.ts';
import { describePath } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField, textsNamed } from './eachField.ts';

/** The longest titles that cards and search results show whole, in characters, by the file of the kind. */
const LONGEST_TITLES: Readonly<Record<string, number>> = {
  [COLLECTIONS.services.file]: 40,
  [COLLECTIONS.articles.file]: 70,
  [COLLECTIONS.guides.file]: 70,
  [COLLECTIONS.acts.file]: 70,
  [COLLECTIONS.financeActs.file]: 70,
  [COLLECTIONS.videos.file]: 70,
  [COLLECTIONS.media.file]: 70,
  [COLLECTIONS.news.file]: 80,
  [COLLECTIONS.awards.file]: 40,
};

/** Titles that a card would cut, with how many characters they have. */
function checkTitles({ sources }: ContentTree): ContentIssue[] {
  return Object.entries(LONGEST_TITLES).flatMap(([file, most]) => {
    const source = sources.get(file);
    if (source === undefined) return [];
    return textsNamed(source, ['title'])
      .filter(({ value }) => value.length > most)
      .map(({ path, value }) => ({
        file,
        line: source.lineOf(path),
        field: describePath(path, source.value),
        found: `a title of ${value.length} characters`,
        expected: `at most ${most}, which cards and search results show whole`,
      }));
  });
}

/** A value that a word processor put between its curly quotation marks: YAML takes them for part of the text. */
const IN_CURLY_QUOTES = /^[“”„«].*[“”»]$/s;

function checkQuotes({ sources }: ContentTree): ContentIssue[] {
  return [...sources.values()]
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap((source) =>
      [...eachField(source)].flatMap(({ path, value }) =>
        typeof value === 'string' && IN_CURLY_QUOTES.test(value)
          ? [
              {
                file: source.file,
                line: source.lineOf(path),
                field: describePath(path, source.value),
                found: `${value.slice(0, 1)} and ${value.slice(-1)} around the text, which readers would see`,
                expected: 'straight quotation marks, or none',
                example: `${String(path.at(-1))}: "${value.slice(1, -1)}"`,
              },
            ]
          : [],
      ),
    );
}

/** What is typed rightly by the rules of the file, and shown wrongly. */
export const checkTypedTexts = (tree: ContentTree): ContentIssue[] => [...checkTitles(tree), ...checkQuotes(tree)];
