/** The parts of what Jest tells its reporters that are needed here. */
type TestFile = { path: string };
type TestCase = { status: string; fullName: string };
type FileResult = { testExecError?: unknown };

/** A reporter for Jest that names the first test that fails and ends the run: the others would say nothing new. */
export default class FirstFailure {
  onTestCaseResult({ path }: TestFile, { status, fullName }: TestCase): void {
    if (status === 'failed') this.end(path, fullName);
  }

  onTestFileResult({ path }: TestFile, { testExecError }: FileResult): void {
    if (testExecError) this.end(path, 'could not run');
  }

  private end(path: string, what: string): void {
    process.stdout.write(`\nFAILED ${path}: ${what}\n`, () => process.exit(1));
  }
}
