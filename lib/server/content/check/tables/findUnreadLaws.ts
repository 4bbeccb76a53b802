import type { Source } from '../../../../content/schemas/tax/evidence.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { sourceIdsOf } from '../../../../tax/evidence.ts';
import { describePath, valueAt } from '../../issues/describeValue.ts';
import { readSource } from '../../source/readCollection.ts';
import { type KnownValue, knownValues, sourcesOf } from './checkEvidence.ts';

/** A law in force that was not read for this site, with the places of its values. */
export type UnreadLaw = { title: string; values: { file: string; line: number; field: string }[] };

/** Checks whether a value's evidence is an unread law or its Bill, or a Finance Act that was not read. */
function waitsFor(
  { source, path, evidence }: KnownValue,
  { id, financeAct }: Source,
  bills: readonly string[],
): boolean {
  if (sourceIdsOf(evidence).some((named) => named === id || bills.includes(named))) return true;
  if (financeAct === undefined || evidence.is === 'read' || evidence.is === 'official') return false;
  const law = valueAt(source.value, [...path.slice(0, -1), 'law']);
  return typeof law === 'string' && law.includes(`Finance Act ${financeAct}`);
}

/**
 * Finds the laws in force that are known only from quotations or reports, each with its values.
 *
 * @param root the folder that holds content/
 */
export function findUnreadLaws(root: string): UnreadLaw[] {
  const sources = new Map(Object.values(TAX_FILES).map(({ file }) => [file, readSource(file, root)]));
  const known = knownValues({ sources });
  const all = sourcesOf({ sources });
  const billsOf = (law: Source) => all.filter(({ billOf }) => billOf === law.id).map(({ id }) => id);
  const unread = all.filter(({ kind, heldIn }) => kind === 'quoted-law' && heldIn === undefined);
  return unread.map((law) => ({
    title: law.title,
    values: known
      .filter((value) => waitsFor(value, law, billsOf(law)))
      .map(({ source, path }) => ({
        file: source.file,
        line: source.lineOf(path),
        field: describePath(path.slice(0, -1), source.value),
      })),
  }));
}
