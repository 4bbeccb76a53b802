import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentTree } from '../contentTree.ts';
import { documentEntries } from './documentEntries.ts';

/** Finds downloads that are not named after the id of their entry. */
export function checkDownloads(tree: ContentTree): ContentIssue[] {
  return documentEntries(tree).flatMap(({ source, index, id, files, textAt }) => {
    const found = textAt('downloadUrl');
    if (found === undefined) return [];
    const expected = `${files}${id}${/\.[a-z]+$/.exec(found)?.[0] ?? '.pdf'}`;
    if (found === expected) return [];
    const finding = { found: `"${found}"`, expected: `"${expected}", after its id` };
    return [fieldIssue(source, [index, 'downloadUrl'], finding)];
  });
}
