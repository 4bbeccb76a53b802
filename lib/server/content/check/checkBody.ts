import { z } from 'zod';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { buildDay } from '../../../dates/builtAt.ts';
import { firstDayOfTaxYear } from '../../../tax/taxYear.ts';
import type { ContentIssue, Finding } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { type MarkdownNode, textOf } from '../mdx/markdownNode.ts';
import { referenceOf } from '../mdx/remarkRates.ts';
import { validFile } from '../source/entries.ts';
import { readingDays, readRate, TOKEN_START } from '../source/rateTokens.ts';
import type { ContentTree } from './contentTree.ts';
import { type Body, findStrayCharacters, TOKEN_IN_TEXT } from './readBody.ts';
import type { Miss, References } from './references.ts';

type Fault = Finding & { field: string };

/** What a text may contain: tags with attribute schemas, and references to other content. */
type Allowed = { tags: Readonly<Record<string, z.ZodType>>; references: References; tree: ContentTree };

const CHANGES = 'Changes';

const isFinanceAct = ({ file }: Body): boolean => file.startsWith('content/resources/finance-act/');

const oneOf = (words: readonly string[] | undefined) => (words ? z.enum(words) : z.string());

function tagsOf(tree: ContentTree): Allowed['tags'] {
  const years = validFile(tree, TAX_FILES.paye)?.data.tables.flatMap((table) => table.years);
  const text = z.string().meta({ example: 'When is it due?' });
  return {
    Note: z.strictObject({ title: text.optional(), placeholder: z.unknown().optional() }),
    Question: z.strictObject({ title: text }),
    Rate: z.strictObject({ of: text.optional(), on: text.optional(), as: text.optional() }),
    PayeTable: z.strictObject({
      year: oneOf(years?.filter((year) => firstDayOfTaxYear(year) <= buildDay())).optional(),
    }),
    SalaryTable: z.strictObject({
      of: z
        .string()
        .regex(/^[\d,]+(; [\d,]+)*$/, { error: 'gross salaries, with a semicolon between them' })
        .meta({ example: '300,000; 800,000' }),
    }),
    RateTable: z.strictObject({ of: oneOf(validFile(tree, TAX_FILES.rates)?.data.groups.map(({ id }) => id)) }),
  };
}

function checkTag({ name, attributes = [] }: MarkdownNode, { tags }: Allowed): Fault[] {
  const schema = Object.hasOwn(tags, name ?? '') ? tags[name ?? ''] : undefined;
  if (schema === undefined) {
    const names = Object.keys(tags).map((each) => `<${each}>`);
    return [{ field: 'tag', found: `<${name ?? ''}>`, expected: `ordinary text or one of ${names.join(', ')}` }];
  }
  const value = Object.fromEntries(attributes.map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const { issues } = validateSource({ file: '', syntax: 'mdx', value, lineOf: () => 1, issues: [] }, schema);
  return issues.map((issue) => ({ ...issue, field: `<${name}> ${issue.field}` }));
}

/** Reports a reference to a rate that does not exist, or has no value on the date for which it is read. */
function checkRate(node: MarkdownNode, { file }: Body, { card }: ContentTree): Fault[] {
  const figure = card && node.name === 'Rate' ? readRate(card, referenceOf(node), readingDays(file)) : '';
  if (typeof figure === 'string') return [];
  const { part, found, expected } = figure;
  return [{ field: `<Rate> ${part}`, found, expected }];
}

const hasRate = (node: MarkdownNode): boolean => node.name === 'Rate' || (node.children ?? []).some(hasRate);

/** Nodes in which a rate is not allowed because they are or contain links, and why. */
const CLOSED_TO_RATES: Readonly<Record<string, Pick<Finding, 'expected' | 'example'>>> = {
  heading: { expected: 'words alone, since links to the heading would break when the rate changes' },
  link: {
    expected: 'words alone, and the rate beside the link: its mark would be a link within a link',
    example: '[the threshold](/rates#vat), <Rate of="vat.threshold" />',
  },
};

const described = ({ expected, nearest }: Miss): string =>
  nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`;

function checkTarget(node: MarkdownNode, { references: { find, findLink } }: Allowed): Fault[] {
  const { type, alt, url = '' } = node;
  if (type === 'image') {
    if (!alt) return [{ field: 'picture', found: 'no words for it', expected: 'what it shows, between the brackets' }];
    const miss = find(url, { to: 'photos' });
    const example = '![The form](form.png)';
    return miss ? [{ field: 'picture', found: `"${url}"`, expected: described(miss), example }] : [];
  }
  if (type === 'link' && textOf(node).trim() === '') {
    return [{ field: 'link', found: 'no words for it', expected: 'what it leads to, between the square brackets' }];
  }
  const miss = findLink(url);
  return miss ? [{ field: 'link', found: `"${url}"`, expected: described(miss) }] : [];
}

function checkHeading(node: MarkdownNode): Fault[] {
  if (textOf(node).trim() === '') {
    return [{ field: 'heading', found: 'no words', expected: 'words after the signs #, or no line' }];
  }
  const expected = 'second level or below, since the title is the first';
  const fault = { field: 'heading', found: 'a first-level heading', expected, example: '## Who needs it' };
  return node.depth === 1 ? [fault] : [];
}

/** Reports rows with more cells than the first row, because pages drop the extra cells. */
function checkRows({ children: [head, ...rows] = [] }: MarkdownNode): Fault[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    if (children.length <= columns) return [];
    const found = `${children.length} cells in line ${position?.start.line}, of which the last would not be shown`;
    return [{ field: 'table', found, expected: `${columns}, as in its first row; \\| for a bar in a cell` }];
  });
}

function checkParagraph(node: MarkdownNode): Fault[] {
  const text = textOf(node);
  if (!/^\|.*\|[ \t]*\r?\n\|/.test(text)) return [];
  const columns = (text.split('\n')[0]?.match(/\|/g)?.length ?? 3) - 1;
  const example = `|${' --- |'.repeat(columns)}`;
  return [{ field: 'table', found: 'no line of hyphens below its first', expected: 'one', example }];
}

/** Reports a sentence that begins with a year, which Markdown would turn into a numbered list. */
function checkList({ start }: MarkdownNode): Fault[] {
  if (typeof start !== 'number' || start < 1000) return [];
  const found = `a list that begins at ${start}`;
  return [{ field: 'list', found, expected: 'another first word, or a backslash', example: `${start}\\. Grants rose` }];
}

/** Reports code in a text, except comments. */
function checkCode({ value = '' }: MarkdownNode): Fault[] {
  if (value.trim().startsWith('/*')) return [];
  const expected = 'ordinary text, with \\{ for a brace, and no line that begins with import or export';
  return [{ field: 'text', found: 'code', expected }];
}

const checkItem = ({ checked }: MarkdownNode): Fault[] =>
  typeof checked === 'boolean'
    ? [{ field: 'list', found: '[ ] or [x], a box that nobody can tick', expected: 'words alone' }]
    : [];

function checkSigns({ value = '' }: MarkdownNode): Fault[] {
  const [phone] = /\+255(?!(?: ?\d){9}(?!\d))[\d ]*\d/.exec(value) ?? [];
  const fault = phone ? { found: `"${phone}"`, expected: 'nine digits after +255' } : findStrayCharacters(value, 'mdx');
  return fault ? [{ field: 'text', ...fault }] : [];
}

const CHECKS: Readonly<Record<string, (node: MarkdownNode, allowed: Allowed) => Fault[]>> = {
  mdxJsxFlowElement: checkTag,
  mdxJsxTextElement: checkTag,
  mdxjsEsm: checkCode,
  mdxFlowExpression: checkCode,
  mdxTextExpression: checkCode,
  image: checkTarget,
  link: checkTarget,
  definition: checkTarget,
  heading: checkHeading,
  table: checkRows,
  paragraph: checkParagraph,
  list: checkList,
  listItem: checkItem,
  text: checkSigns,
};

const WORD_TYPES = new Set(['text', 'inlineCode', 'code']);

function checkNode(node: MarkdownNode, body: Body, allowed: Allowed): Fault[] {
  const { type, name, value, alt, url, attributes = [] } = node;
  const shown = [WORD_TYPES.has(type) ? value : '', alt, url, ...attributes.map((attribute) => attribute.value)];
  const closed = CLOSED_TO_RATES[type];
  return [
    ...(CHECKS[type]?.(node, allowed) ?? []),
    ...checkRate(node, body, allowed.tree),
    ...(closed && hasRate(node) ? [{ field: type, found: '<Rate>', ...closed }] : []),
    ...(TOKEN_START.test(shown.join('\n')) ? [{ field: name ? `<${name}>` : 'text', ...TOKEN_IN_TEXT }] : []),
  ];
}

function checkChanges(body: Body): ContentIssue[] {
  const [first, ...more] = body.nodes.filter(({ name }) => name === CHANGES);
  const place = { file: body.file, line: body.firstLine, field: 'text' };
  const expected = 'it exactly once';
  if (!first) return [{ ...place, found: `no <${CHANGES} />`, expected }];
  return more.map(({ position }) => ({ ...place, ...position?.start, found: `<${CHANGES} /> again`, expected }));
}

/** Reports skipped heading levels, which screen readers announce as a gap. */
const checkLevels = ({ file, nodes }: Body): ContentIssue[] =>
  nodes
    .filter(({ type }) => type === 'heading')
    .flatMap(({ depth = 2, position }, index, all) => {
      const most = (all[index - 1]?.depth ?? 1) + 1;
      const expected = `${'#'.repeat(most)} or fewer, one level below the heading before`;
      const place = { line: 1, ...position?.start };
      return depth > most ? [{ file, ...place, field: 'heading', found: '#'.repeat(depth), expected }] : [];
    });

/** Checks headings, tags, links, tables, rates and stray characters in the MDX texts. */
export function checkBodies(bodies: readonly Body[], tree: ContentTree, references: References): ContentIssue[] {
  const shared = tagsOf(tree);
  return bodies.flatMap((body) => {
    const isAct = isFinanceAct(body);
    const allowed = { tags: isAct ? { ...shared, [CHANGES]: z.strictObject({}) } : shared, references, tree };
    const found = body.nodes.flatMap((node) =>
      checkNode(node, body, allowed).map((fault) => {
        const { line = body.firstLine, column = 1 } = node.position?.start ?? {};
        return { ...fault, file: body.file, line, column };
      }),
    );
    return [...found, ...checkLevels(body), ...(isAct ? checkChanges(body) : [])];
  });
}
