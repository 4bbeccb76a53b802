import type { Counts } from './counts.ts';

/** Result and duration of a part of the tests. */
export type Result = Counts & { name: string; seconds: number };

const rowOf = (cells: readonly (string | number)[]) =>
  cells.map((cell, column) => (column === 0 ? String(cell).padEnd(8) : String(cell).padStart(8))).join('');

/**
 * Formats the final table of `npm test`: a line for each part, and a total.
 *
 * @param names of the requested parts; one without a result was not run
 * @param total seconds from start to end: less than the sum, since parts run side by side
 */
export function formatResults(names: readonly string[], results: readonly Result[], total: number): string {
  const lines = names.map((name) => {
    const result = results.find((each) => each.name === name);
    return result ? rowOf([name, result.passed, result.failed, result.seconds]) : rowOf([name, 'not run']);
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return [rowOf(['part', 'passed', 'failed', 'seconds']), ...lines, rowOf(['all', passed, failed, total])].join('\n');
}
