import { ratesSchema } from '../../../content/schemas/rates.ts';
import { payeSchema, TAX_FILES } from '../../../content/schemas/tax.ts';
import { firstDayOf } from '../../../salary/publishedRates.ts';
import type { RateCard } from '../../../tax/rateCard.ts';
import { buildDay } from '../../site-build/builtAt.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { describeFound, fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import { referenceOf } from '../mdx/remarkRates.ts';
import { IMPORTED_FILES } from '../source/collections.ts';
import { readingDays, readRate, TOKEN_START } from '../source/rateTokens.ts';
import { issueAt } from './checkBody.ts';
import { allBodies, type ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';
import { type Body, type BodyNode, TOKEN_IN_TEXT } from './readBody.ts';

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

/** Finds references to rates that do not exist, or not on that day. */
function checkReferences(body: Body, card: RateCard | undefined): ContentIssue[] {
  if (!card) return [];
  return body.nodes.flatMap((node) => {
    const figure = node.name === 'Rate' ? readRate(card, referenceOf(node), readingDays(body.file)) : '';
    if (typeof figure === 'string') return [];
    const { part, found, expected } = figure;
    return [issueAt(body, node, { field: `<Rate> ${part}`, found, expected })];
  });
}

const hasRate = (node: BodyNode): boolean => node.name === 'Rate' || (node.children ?? []).some(hasRate);

/** Parts of a text that are links themselves, or led to by links, and why no rate may stand in them. */
const CLOSED_TO_RATES: Readonly<Record<string, Pick<ContentIssue, 'expected' | 'example'>>> = {
  heading: { expected: 'words alone, since links to the heading would break when the rate changes' },
  link: {
    expected: 'words alone, and the rate beside the link: its mark would be a link within a link',
    example: '[the threshold](/rates#vat), <Rate of="vat.threshold" />',
  },
};

/** Finds rates in headings and in the words of links. */
function checkPlaces(body: Body): ContentIssue[] {
  return body.nodes.flatMap((node) => {
    const closed = CLOSED_TO_RATES[node.type];
    return closed && hasRate(node) ? [issueAt(body, node, { field: node.type, found: '<Rate>', ...closed })] : [];
  });
}

/** Finds tables of years and of groups that content/tax does not hold. */
function checkTables(tree: ContentTree, body: Body): ContentIssue[] {
  const paye = payeSchema.safeParse(tree.sources.get(TAX_FILES.paye.file)?.value).data;
  const rates = ratesSchema.safeParse(tree.sources.get(TAX_FILES.rates.file)?.value).data;
  if (!paye || !rates) return [];
  const known: Record<string, { attribute: string; values: string[]; isNeeded: boolean } | undefined> = {
    PayeTable: {
      attribute: 'year',
      values: paye.tables.flatMap(({ years }) => years).filter((year) => firstDayOf(year) <= buildDay()),
      isNeeded: false,
    },
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

/** Nodes whose `value` visitors read. */
const WORD_TYPES = new Set(['text', 'inlineCode', 'code']);

/** Finds tokens of the data in a text, which would be published as they stand. */
function checkTokens(body: Body): ContentIssue[] {
  const shownBy = ({ type, value, alt, url, attributes = [] }: BodyNode) =>
    [WORD_TYPES.has(type) ? value : '', alt, url, ...attributes.map((attribute) => attribute.value)].join('\n');
  return body.nodes
    .filter((node) => TOKEN_START.test(shownBy(node)))
    .map((node) => issueAt(body, node, { field: node.name ? `<${node.name}>` : 'text', ...TOKEN_IN_TEXT }));
}

/** Finds tokens in files that forms and functions read as they are written. */
function checkImported(tree: ContentTree): ContentIssue[] {
  return IMPORTED_FILES.flatMap((file) => {
    const source = tree.sources.get(file);
    if (!source) return [];
    return [...eachField(source)].flatMap(({ path, value }) =>
      typeof value === 'string' && TOKEN_START.test(value)
        ? [
            fieldIssue(source, path, {
              found: describeFound(value),
              expected: 'no rate, since forms and mails show this text too',
            }),
          ]
        : [],
    );
  });
}

/** Checks content/tax/rates.json, and every reference of texts to its rates and to tables. */
export function checkRates(tree: ContentTree): ContentIssue[] {
  const inBodies = allBodies(tree).flatMap((body) => [
    ...checkReferences(body, tree.card),
    ...checkPlaces(body),
    ...checkTables(tree, body),
    ...checkTokens(body),
  ]);
  return [...checkCard(tree), ...checkImported(tree), ...inBodies];
}
