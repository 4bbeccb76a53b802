/** Returns the median of several measurements, made one after the other. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}
