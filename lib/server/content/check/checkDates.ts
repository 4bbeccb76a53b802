import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../issues/describeValue.ts';
import type { ContentSource } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { documentEntries } from './files/documentEntries.ts';

const dayAt = (source: ContentSource, field: string): string | undefined => {
  const value = valueAt(source.value, [field]);
  return typeof value === 'string' ? value : undefined;
};

/** Finds impossible dates: an update before the publication, or a source younger than the text. */
function checkText(text: ContentSource, published: string): ContentIssue[] {
  const updated = dayAt(text, 'updatedOn');
  const checked = dayAt(text, 'checkedOn');
  if (updated !== undefined && updated <= published) {
    return [
      fieldIssue(text, ['updatedOn'], {
        found: `"${updated}"`,
        expected: `a day after ${published}, on which its catalogue has it published, or no such field`,
      }),
    ];
  }
  const written = updated ?? published;
  if (checked === undefined || checked <= written) return [];
  return [
    fieldIssue(text, ['checkedOn'], {
      found: `"${checked}"`,
      expected: `a day not after ${written}, the day of the text; if the text has changed since, say when`,
      example: `updatedOn: '${checked}'`,
    }),
  ];
}

/** Returns the last day of June of a Finance Act's year: Acts are assented to by then and in force from 1 July. */
const lastDayBefore = (financeAct: number) => `${financeAct}-06-30`;

/** Finds data that includes a Finance Act younger than its newest source. */
function checkAct(source: ContentSource): ContentIssue[] {
  const checked = dayAt(source, 'checkedOn');
  const act = valueAt(source.value, ['financeAct']);
  if (checked === undefined || typeof act !== 'number' || checked >= lastDayBefore(act)) return [];
  const expected = `a day from ${lastDayBefore(act)}, on which the Finance Act ${act} was assented to, or an older financeAct`;
  return [fieldIssue(source, ['checkedOn'], { found: `"${checked}"`, expected })];
}

/** Finds impossible dates: texts older than their sources, or data with an Act younger than its sources. */
export function checkDates(tree: ContentTree): ContentIssue[] {
  const ofTexts = documentEntries(tree).flatMap(({ textFile, textAt }) => {
    const published = textAt('date');
    const text = tree.sources.get(textFile);
    return published !== undefined && text ? checkText(text, published) : [];
  });
  return [...ofTexts, ...[...tree.sources.values()].flatMap(checkAct)];
}
