import { ratesSchema } from '../../../content/schemas/rates.ts';
import { payeSchema, TAX_FILES } from '../../../content/schemas/tax.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import { issueAt } from './checkBody.ts';
import type { ContentTree } from './contentTree.ts';
import type { Body, BodyNode } from './readBody.ts';

/** Finds rates without a group, with an id that stands twice, or whose place in another file holds no figure. */
function checkCard(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.rates.file);
  const file = ratesSchema.safeParse(source?.value).data;
  if (!source || !file) return [];
  const groups = file.groups.map(({ id }) => id);
  return file.rates.flatMap(({ id, in: place }, index) => {
    const issues: ContentIssue[] = [];
    const report = (field: string, found: string, expected: string, example?: string) =>
      issues.push(
        fieldIssue(source, ['rates', index, field], { found, expected, ...(example === undefined ? {} : { example }) }),
      );
    const group = id.split('.')[0] ?? '';
    if (!groups.includes(group)) report('id', `the group "${group}"`, 'one of groups', nearestWord(group, groups));
    if (file.rates.findIndex((rate) => rate.id === id) !== index) report('id', `"${id}" again`, 'each id once');
    if (place !== undefined && tree.card?.get(id)?.values.length === 0) {
      report('in', `"${place}", where no figure stands`, 'file and fields of content/tax', 'contributions.sdl.rate');
    }
    return issues;
  });
}

const hasRate = (node: BodyNode): boolean => node.name === 'Rate' || (node.children ?? []).some(hasRate);

function checkHeadings(body: Body): ContentIssue[] {
  const headings = body.nodes.filter((node) => node.type === 'heading' && hasRate(node));
  return headings.map((node) =>
    issueAt(body, node, {
      field: 'heading',
      found: '<Rate>',
      expected: 'words alone, since links to the heading would break when the rate changes',
    }),
  );
}

/** Finds tables of years and of groups that content/tax does not hold. */
function checkTables(tree: ContentTree, body: Body): ContentIssue[] {
  const paye = payeSchema.safeParse(tree.sources.get(TAX_FILES.paye.file)?.value).data;
  const rates = ratesSchema.safeParse(tree.sources.get(TAX_FILES.rates.file)?.value).data;
  if (!paye || !rates) return [];
  const known: Record<string, { attribute: string; values: string[]; isNeeded: boolean } | undefined> = {
    PayeTable: { attribute: 'year', values: paye.tables.flatMap(({ years }) => years), isNeeded: false },
    RateTable: { attribute: 'of', values: rates.groups.map(({ id }) => id), isNeeded: true },
  };
  return body.nodes.flatMap((node) => {
    const table = known[node.name ?? ''];
    const value = node.attributes?.find(({ name }) => name === table?.attribute)?.value;
    if (!table || (value === undefined && !table.isNeeded)) return [];
    if (table.values.some((candidate) => candidate === value)) return [];
    const field = `<${node.name}> ${table.attribute}`;
    const found = value === undefined ? 'nothing' : `"${String(value)}"`;
    return [issueAt(body, node, { field, found, expected: `one of ${table.values.join(', ')}` })];
  });
}

/** Checks content/tax/rates.json, and every reference of texts to its rates and to tables. */
export function checkRates(tree: ContentTree): ContentIssue[] {
  const inBodies = [...tree.bodies.values()].flatMap((body) => [
    ...body.rateIssues,
    ...checkHeadings(body),
    ...checkTables(tree, body),
  ]);
  return [...checkCard(tree), ...inBodies];
}
