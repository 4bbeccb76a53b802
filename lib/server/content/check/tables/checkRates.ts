import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { buildDay } from '../../../../dates/builtAt.ts';
import type { RateCard } from '../../../../tax/rateCard.ts';
import { firstDayOf } from '../../../../tax/taxYear.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeFound, fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { referenceOf } from '../../mdx/remarkRates.ts';
import { IMPORTED_FILES } from '../../source/collections.ts';
import { readingDays, readRate, TOKEN_START } from '../../source/rateTokens.ts';
import { type ContentTree, validFile } from '../contentTree.ts';
import { textsIn } from '../eachField.ts';
import { issueAt } from '../texts/checkBody.ts';
import { type Body, type BodyNode, TOKEN_IN_TEXT } from '../texts/readBody.ts';

/** Finds rates without a group, or whose path in another file holds no figure. */
function checkCard(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.rates);
  if (!file) return [];
  const { source, data } = file;
  const groups = data.groups.map(({ id }) => id);
  return data.rates.flatMap(({ id, in: place }, index) => {
    const issues: ContentIssue[] = [];
    const report = (field: string, found: string, expected: string, example?: string) =>
      issues.push(
        fieldIssue(source, ['rates', index, field], { found, expected, ...(example === undefined ? {} : { example }) }),
      );
    const group = id.split('.')[0] ?? '';
    if (!groups.includes(group)) report('id', `the group "${group}"`, 'one of groups', nearestWord(group, groups));
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

/** Parts of a text that are or contain links, and why they may not contain a rate. */
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

/** Finds tables of years and groups that content/tax lacks. */
function checkTables(tree: ContentTree, body: Body): ContentIssue[] {
  const paye = validFile(tree, TAX_FILES.paye)?.data;
  const rates = validFile(tree, TAX_FILES.rates)?.data;
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

/** Finds data tokens in a text, which would be published unresolved. */
function checkTokens(body: Body): ContentIssue[] {
  const shownBy = ({ type, value, alt, url, attributes = [] }: BodyNode) =>
    [WORD_TYPES.has(type) ? value : '', alt, url, ...attributes.map((attribute) => attribute.value)].join('\n');
  return body.nodes
    .filter((node) => TOKEN_START.test(shownBy(node)))
    .map((node) => issueAt(body, node, { field: node.name ? `<${node.name}>` : 'text', ...TOKEN_IN_TEXT }));
}

/** Finds tokens in files that forms and functions read unresolved. */
function checkImported(tree: ContentTree): ContentIssue[] {
  return IMPORTED_FILES.flatMap((file) => {
    const source = tree.sources.get(file);
    if (!source) return [];
    const expected = 'no rate, since forms and mails show this text too';
    return textsIn(source)
      .filter(({ value }) => TOKEN_START.test(value))
      .map(({ path, value }) => fieldIssue(source, path, { found: describeFound(value), expected }));
  });
}

/** Checks content/tax/rates.json, and all references of texts to its rates and tables. */
export function checkRates(tree: ContentTree): ContentIssue[] {
  const inBodies = [...tree.bodies.values()].flatMap((body) => [
    ...checkReferences(body, tree.card),
    ...checkPlaces(body),
    ...checkTables(tree, body),
    ...checkTokens(body),
  ]);
  return [...checkCard(tree), ...checkImported(tree), ...inBodies];
}
