import type { WithholdingKindEntry } from '../../../../content/schemas/tax/business.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { inForce } from '../../../../tax/inForce.ts';
import { firstDayOf } from '../../../../tax/taxYear.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { type ContentTree, validFile } from '../contentTree.ts';

/** What the tables of content/tax beside PAYE must fulfil together, and only arithmetic can tell. */

/** Charges that every tax year with a PAYE table needs. */
const CHARGES = ['nssf', 'sdl', 'wcf'] as const;

/** Finds charges that begin after the newest tax year of PAYE. */
function checkCharges(tree: ContentTree): ContentIssue[] {
  const year = validFile(tree, TAX_FILES.paye)?.data.tables.at(-1)?.years.at(-1);
  const file = validFile(tree, TAX_FILES.contributions);
  if (!file || year === undefined) return [];
  return CHARGES.flatMap((charge) => {
    const first = file.data[charge][0]?.from ?? '';
    if (first <= firstDayOf(year)) return [];
    return [
      fieldIssue(file.source, [charge, 0, 'from'], {
        found: `"${first}" as the first day`,
        expected: `a rate for ${firstDayOf(year)} too, when the newest year of PAYE begins`,
      }),
    ];
  });
}

/** Finds bands of presumptive tax that do not begin at 0 or do not rise up to the ceiling of their day. */
function checkPresumptive(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.presumptive);
  if (!file) return [];
  const { source, data } = file;
  return data.tables.flatMap(({ id, from, bands }, table) => {
    const ceiling = inForce(data.ceilings, from)?.value;
    if (ceiling === undefined) {
      const expected = `a ceiling that holds on ${from}, when ${id} begins`;
      return [fieldIssue(source, ['ceilings', 0, 'from'], { found: `"${data.ceilings[0]?.from}"`, expected })];
    }
    return bands.flatMap(({ above }, index) => {
      const before = bands[index - 1]?.above;
      const isRight = before === undefined ? above === 0 : above > before && above < ceiling;
      if (isRight) return [];
      const expected =
        before === undefined
          ? '0: the first band begins there'
          : `more than ${before}, where the band before begins, and less than the ceiling of ${ceiling}`;
      return [fieldIssue(source, ['tables', table, 'bands', index, 'above'], { found: String(above), expected })];
    });
  });
}

const POINT = 'late.point';

/** Finds points of a penalty that do not make its least amount. */
function checkPoints({ card, ...tree }: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.penalties);
  if (!file || !card) return [];
  return (['individual', 'company'] as const).flatMap((who) => {
    const points = file.data.points[who];
    const pointOn = (day: string) => inForce(card.get(POINT)?.values ?? [], day)?.value ?? 0;
    const wrong = card.get(`late.${who}`)?.values.find(({ from, value }) => pointOn(from) * points !== value);
    if (!wrong) return [];
    const expected = `points that make the ${wrong.value} shillings of late.${who} from ${wrong.from}, with ${POINT} of that day`;
    return [fieldIssue(file.source, ['points', who], { found: String(points), expected })];
  });
}

/** Checks for a circle of "abroad" and "earlier": the rule of such a kind would never be found. */
function leadsBack(kinds: readonly WithholdingKindEntry[], { id, abroad, earlier }: WithholdingKindEntry): boolean {
  const reached = new Set([abroad, earlier]);
  // Iterating a set includes items added meanwhile.
  for (const next of reached) {
    for (const kind of kinds) if (kind.id === next) reached.add(kind.abroad).add(kind.earlier);
  }
  return reached.has(id);
}

function checkCircles(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.withholding);
  if (!file) return [];
  const { source, data } = file;
  const expected = 'a way by them that ends at a kind with a rule of its own';
  return data.kinds.flatMap((kind, index) => {
    if (!leadsBack(data.kinds, kind)) return [];
    const found = `${kind.id}, which "abroad" and "earlier" lead back to`;
    return [fieldIssue(source, ['kinds', index], { found, expected })];
  });
}

/** Checks sums, bands and circles in the tables of content/tax beside PAYE. */
export const checkSums = (tree: ContentTree): ContentIssue[] => [
  ...checkCharges(tree),
  ...checkPresumptive(tree),
  ...checkPoints(tree),
  ...checkCircles(tree),
];
