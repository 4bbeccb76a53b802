import type { RateFile } from '../../../../content/schemas/tax/rates.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { coveredYear } from '../../../../resources/coveredYear.ts';
import { inForce } from '../../../../tax/inForce.ts';
import type { Rate, RateCard } from '../../../../tax/rateCard.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describePath, fieldIssue, valueAt } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentSource } from '../../source/contentSource.ts';
import { entryDays, readingDays, yearOf } from '../../source/rateTokens.ts';
import { rateTables } from '../../source/readCollection.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsIn } from '../eachField.ts';
import { validFile } from '../fieldChecks.ts';
import type { Body } from '../texts/readBody.ts';
import { statementsOf } from '../texts/statements.ts';
import { figuresIn, ratesOf } from './typedFigures.ts';

/** Heading of columns that compare an old year with current law. */
const TODAY_COLUMN = 'Today';

/** Fields not worded by us: names of sources, quoted titles, addresses. */
const QUOTED_FIELDS = new Set([
  'sources',
  'citation',
  'edition',
  'title',
  'name',
  'id',
  'link',
  'url',
  'position',
  'phrases',
  'synonyms',
]);

/**
 * How to read a text's figures: its day, its syntax for rates, and whether its year is past (typed figures allowed).
 */
type Reading = { day: string; write: (id: string) => string; isPast: boolean };

type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>;

/**
 * Finds texts about a past tax year, or about an Act that is not the newest. Texts without an entry count too: their
 * year is unknown, and another check reports them.
 */
function findPast(tree: ContentTree, today: string) {
  const newestAct = Math.max(...[...tree.sources.values()].flatMap(yearsOfActs));
  const isPast = (entry: unknown, file: string): boolean => {
    const startYear = yearOf(entry, file);
    if (startYear === undefined) return false;
    if (file === COLLECTIONS.financeActs.file) return startYear < newestAct;
    return (coveredYear({ date: '', startYear })?.to ?? '') < today;
  };
  const files = [COLLECTIONS.guides.file, COLLECTIONS.financeActs.file].flatMap((catalogue) => {
    const entries = tree.sources.get(catalogue)?.value;
    if (!Array.isArray(entries)) return [];
    const folder = catalogue.replace('.json', '/');
    const current = entries
      .filter((entry) => !isPast(entry, catalogue))
      .map((entry) => `${folder}${valueAt(entry, ['id'])}.mdx`);
    return tree.files.filter((file) => file.startsWith(folder) && !current.includes(file));
  });
  return { files: new Set(files), isPast };
}

type Past = ReturnType<typeof findPast>;

function yearsOfActs({ file, value }: ContentSource): number[] {
  if (file !== COLLECTIONS.financeActs.file || !Array.isArray(value)) return [];
  return value.map((entry) => Number(valueAt(entry, ['year'])));
}

/** Collects typed figures that repeat a rate, and the allowances that were used. */
class FigureFinder {
  readonly issues: ContentIssue[] = [];
  readonly used = new Set<RateFile['typedFigures'][number]>();
  private readonly rates: readonly Rate[];
  private readonly allowed: RateFile['typedFigures'];

  constructor(card: RateCard, allowed: RateFile['typedFigures']) {
    this.rates = [...card.values()];
    this.allowed = allowed;
  }

  look(text: string, context: string, place: Place, { day, write, isPast }: Reading): void {
    for (const figure of figuresIn(text)) {
      const found = ratesOf(figure, context, this.rates, (rate) => inForce(rate.values, day)?.value);
      const [first] = found;
      const allowance = this.allowed.find(
        (entry) => entry.inFile === place.file && entry.figure === figure.text && context.includes(entry.words),
      );
      // A text that becomes last year's keeps its allowances.
      if (allowance && (first || isPast)) this.used.add(allowance);
      if (allowance || isPast || !first) continue;
      const ids = found.map(({ id }) => id).join(' or ');
      this.issues.push({
        ...place,
        found: `${figure.text}, typed`,
        expected: `the rate ${ids}, which holds it, or an entry in typedFigures of ${TAX_FILES.rates.file}`,
        example: write(first.id),
      });
    }
  }
}

const tag = (id: string) => `<Rate of="${id}" />`;
const token = (id: string) => `{rate:${id}}`;

function lookThroughText(finder: FigureFinder, body: Body, today: string, isPastText: boolean): void {
  for (const { text, context, column, line } of statementsOf(body)) {
    const isToday = column === TODAY_COLUMN;
    const day = isToday ? today : readingDays(body.file).ofText;
    const place = { file: body.file, line, field: 'text' };
    finder.look(text, context, place, { day, write: tag, isPast: isPastText && !isToday });
  }
}

function lookThroughData(finder: FigureFinder, source: ContentSource, { files, isPast }: Past): void {
  const isPastFile = files.has(source.file);
  for (const { path, value } of textsIn(source)) {
    const isQuoted = path.some((key) => QUOTED_FIELDS.has(String(key)));
    if (isQuoted) continue;
    const entry = valueAt(source.value, path.slice(0, 1));
    const { ofText } = entryDays(entry, source.file);
    const place = { file: source.file, line: source.lineOf(path), field: describePath(path, source.value) };
    finder.look(value, value, place, { day: ofText, write: token, isPast: isPastFile || isPast(entry, source.file) });
  }
}

/** Builds an issue for an entry of `typedFigures` that no text needs. */
function staleAllowances(source: ContentSource, allowed: RateFile['typedFigures'], used: FigureFinder['used']) {
  return allowed.flatMap((entry, index) => {
    if (used.has(entry)) return [];
    const found = `${entry.figure} in ${entry.inFile}, which stands there no more or is no rate`;
    return [fieldIssue(source, ['typedFigures', index], { found, expected: 'no entry' })];
  });
}

/**
 * Finds typed figures of current law that content/tax holds: a new Act would make them stale. Texts about a past year
 * may type them, since they never change, but not in their columns 'Today'.
 */
export function checkTypedFigures(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.rates);
  if (!tree.card || !file) return [];
  const { source, data } = file;
  const today = buildDay();
  const finder = new FigureFinder(tree.card, data.typedFigures);
  const past = findPast(tree, today);
  for (const body of tree.bodies.values()) lookThroughText(finder, body, today, past.files.has(body.file));
  const tables = [source.file, ...rateTables(data).map(([, table]) => table.file)];
  for (const other of tree.sources.values()) {
    if (!tables.includes(other.file)) lookThroughData(finder, other, past);
  }
  return [...finder.issues, ...staleAllowances(source, data.typedFigures, finder.used)];
}
