import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsIn, textsNamed } from '../eachField.ts';

/** Longest titles that cards and search results show in full, in characters, by catalogue. */
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

/** Finds titles that a card would cut. */
function checkTitles({ sources }: ContentTree): ContentIssue[] {
  return Object.entries(LONGEST_TITLES).flatMap(([file, most]) => {
    const source = sources.get(file);
    if (source === undefined) return [];
    return textsNamed(source, ['title'])
      .filter(({ value }) => value.length > most)
      .map(({ path, value }) =>
        fieldIssue(source, path, {
          found: `a title of ${value.length} characters`,
          expected: `at most ${most}, which cards and search results show whole`,
        }),
      );
  });
}

/** A value in curly quotation marks, inserted by a word processor: YAML makes them part of the text. */
const IN_CURLY_QUOTES = /^[“”„«].*[“”»]$/s;

function checkQuotes({ sources }: ContentTree): ContentIssue[] {
  return [...sources.values()]
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap((source) =>
      textsIn(source)
        .filter(({ value }) => IN_CURLY_QUOTES.test(value))
        .map(({ path, value }) =>
          fieldIssue(source, path, {
            found: `${value.slice(0, 1)} and ${value.slice(-1)} around the text, which readers would see`,
            expected: 'straight quotation marks, or none',
            example: `${String(path.at(-1))}: "${value.slice(1, -1)}"`,
          }),
        ),
    );
}

/** Finds texts that are valid but displayed wrongly. */
export const checkTypedTexts = (tree: ContentTree): ContentIssue[] => [...checkTitles(tree), ...checkQuotes(tree)];
