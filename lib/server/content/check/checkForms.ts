import { formsSchema } from '../../../content/schemas/form.ts';
import { FORM_NUMBER } from '../../../site/formNumbers.ts';
import { PAGES } from '../../../site/pages.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { issueAt } from './checkBody.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';
import { textFileOf } from './siteMap.ts';

const EXPECTED = { expected: `a form of ${COLLECTIONS.forms.file}, or its number as there`, example: 'ITX 300.01.E' };

/** Finds numbers of forms, in texts and fields, that the list of forms does not hold. */
function checkNamed(tree: ContentTree, numbers: ReadonlySet<string>): ContentIssue[] {
  const unknown = (text: string) => (text.match(FORM_NUMBER) ?? []).filter((number) => !numbers.has(number));
  const inTexts = [...tree.bodies.values()].flatMap((body) =>
    body.nodes.flatMap((node) =>
      unknown(node.type === 'text' ? (node.value ?? '') : '').map((found) =>
        issueAt(body, node, { field: 'text', found, ...EXPECTED }),
      ),
    ),
  );
  const inFields = [...tree.sources.values()].flatMap((source) =>
    [...eachField(source)].flatMap(({ path, value }) =>
      unknown(typeof value === 'string' ? value : '').map((found) => fieldIssue(source, path, { found, ...EXPECTED })),
    ),
  );
  return [...inTexts, ...inFields];
}

/** Checks that every form a text names is in the list, and that the texts which the list names lead back to it. */
export function checkForms(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(COLLECTIONS.forms.file);
  const groups = formsSchema.safeParse(source?.value).data;
  if (!source || !groups) return [];
  const leadsTo = (file: string, anchor: string) =>
    tree.bodies.get(file)?.nodes.some(({ url }) => url === `${PAGES.forms.path}#${anchor}`) ?? true;
  const oneWay = groups.flatMap(({ forms }, group) =>
    forms.flatMap(({ id, pages }, form) =>
      pages.flatMap(({ link }, index) => {
        const file = textFileOf(link);
        return file === undefined || leadsTo(file, id)
          ? []
          : [
              fieldIssue(source, [group, 'forms', form, 'pages', index, 'link'], {
                found: `"${link}", whose text does not lead back`,
                expected: `a link to ${PAGES.forms.path}#${id} in ${file}`,
              }),
            ];
      }),
    ),
  );
  const numbers = new Set(groups.flatMap(({ forms }) => forms.map(({ number }) => number)));
  return [...checkNamed(tree, numbers), ...oneWay];
}
