import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, parseCases } from '../../lib/proof/cases.ts';
import type { CaseSetId } from '../../lib/proof/sets.ts';
import { readCaseFile } from '../../lib/server/content/loaders/proof.ts';

/** The cases of a tool that its page of proof shows: worked out apart from the engines. */
export const readProof = (id: CaseSetId): readonly Case[] => parseCases(readCaseFile(id)).rows;

/** Lines of a file of tests/fixtures by the heads of its columns. Lines that begin with # are notes. */
export function readCases(path: string): readonly Case[] {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures', path), 'utf8');
  return parseCases(text, path.endsWith('.tsv') ? '\t' : undefined).rows;
}
