/** Numbers of passed and failed tests of a runner. */
export type Counts = { passed: number; failed: number };

export const sum = (results: Counts[]): Counts =>
  results.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });

const numberIn = (text: string, pattern: RegExp): number => Number(text.match(pattern)?.[1] ?? 0);

/** Parses the last line of `npm run check`. */
export function countChecks(output: string, status: number): Counts {
  const match = output.match(/^check: (\d+) passed, (\d+) failed$/m);
  if (!match) return { passed: 0, failed: status === 0 ? 0 : 1 };
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

/** Parses Jest's JSON report. A suite that could not run counts as one failure. */
export function countJest(report: string): Counts {
  return {
    passed: numberIn(report, /"numPassedTests":(\d+)/),
    failed: numberIn(report, /"numFailedTests":(\d+)/) + numberIn(report, /"numRuntimeErrorTestSuites":(\d+)/),
  };
}

/** Parses the TAP report of Node's runner. */
export function countNode(report: string): Counts {
  return {
    passed: numberIn(report, /^# pass (\d+)$/m),
    failed: numberIn(report, /^# fail (\d+)$/m) + numberIn(report, /^# cancelled (\d+)$/m),
  };
}

/** Parses Playwright's JSON report. A test that passed only on retry is a failure. */
export function countPlaywright(report: string): Counts {
  return {
    passed: numberIn(report, /"expected": (\d+)/),
    failed: numberIn(report, /"unexpected": (\d+)/) + numberIn(report, /"flaky": (\d+)/),
  };
}
