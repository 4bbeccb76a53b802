import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseFile, parseCases } from '../../../proof/cases.ts';
import { CASE_SETS, type CaseSet, type CaseSetId } from '../../../proof/sets.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';

/** Text of a file of cases. */
export const readCaseFile = (id: CaseSetId): string =>
  readFileSync(join(process.cwd(), 'lib/proof/files', `${id}.csv`), 'utf8');

/** A set of cases: how they were worked out, and the day. */
export type Proof = CaseSet & Pick<CaseFile, 'heads' | 'rows'> & { how: string; day: string };

/** Every set with its cases. Throws where a file does not say how and when. */
export const getProofs = memoizeLoader((): Proof[] =>
  CASE_SETS.map((set) => {
    const { notes, heads, rows } = parseCases(readCaseFile(set.id));
    const [how, day] = notes;
    if (how === undefined || day === undefined) throw new Error(`lib/proof/files/${set.id}.csv: two notes are needed`);
    return { ...set, how, day, heads, rows };
  }),
);
