import { valueAt } from '../issues/describeValue.ts';
import type { Mistake } from '../issues/formatMistake.ts';
import type { ContentTree } from './contentTree.ts';
import type { Body } from './readBody.ts';

/** Folders of texts about the law as it stands; the summary of a Finance Act goes up to that Act itself. */
const FOLDERS = ['guides', 'articles', 'acts']
  .map((category) => `content/resources/${category}/`)
  .concat('content/media/');

/** A figure that the next Finance Act may change: '3.5%', 'TZS 200 million'. */
const FIGURE = /\d+(\.\d+)?%|TZS \d[\d,.]*\d?( million| billion)?/;

/** The first percentage or amount in shillings that a text states, and its line. */
function firstFigure({ nodes }: Body): { figure: string; line: number } | undefined {
  for (const { type, value, position } of nodes) {
    const figure = type === 'text' ? FIGURE.exec(value ?? '')?.[0] : undefined;
    if (figure !== undefined) return { figure, line: position?.start.line ?? 1 };
  }
  return undefined;
}

/** Finds texts that state a rate or an amount and do not say up to which Finance Act it goes. */
export function checkFinanceActs(tree: ContentTree): Mistake[] {
  return [...tree.bodies.values()].flatMap((body) => {
    const source = tree.sources.get(body.file);
    if (!source || !FOLDERS.some((folder) => body.file.startsWith(folder))) return [];
    const stated = firstFigure(body);
    if (stated === undefined || valueAt(source.value, ['financeAct']) !== undefined) return [];
    return [
      {
        file: body.file,
        line: 1,
        field: 'financeAct',
        found: `nothing, though line ${stated.line} states ${stated.figure}`,
        expected: 'the year of the newest Finance Act that the figures take in',
        example: 'financeAct: 2025',
      },
    ];
  });
}
