/** Runs a check for every case, several at once; throws one error that names each failed case, and why. */
export async function assertEach<const Case>(
  cases: readonly Case[],
  check: (item: Case) => unknown,
  nameOf: (item: Case) => string = (item) => JSON.stringify(item),
  atOnce = 1,
): Promise<void> {
  const failures: string[] = [];
  for (let at = 0; at < cases.length; at += atOnce) {
    const group = cases.slice(at, at + atOnce);
    const results = await Promise.allSettled(group.map(async (item) => check(item)));
    for (const [index, item] of group.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') failures.push(`${nameOf(item)}: ${result.reason}`);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${cases.length} failed\n${failures.join('\n')}`);
}
