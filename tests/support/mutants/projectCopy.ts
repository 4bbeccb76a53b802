import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What no unit or node test reads. The dependencies are shared. */
const NOT_COPIED = ['.git', '.next', '.data', 'node_modules', 'out', 'test-results', 'test-reports'];

const REPORTER = 'tests/support/mutants/firstFailure.ts';
/** A test that waits for what a fault prevents waits this long. */
const TEST_TIMEOUT_MS = 15_000;
/** Tests that a fault sends round in circles end here. */
const RUN_TIMEOUT_MS = 300_000;

/** Stands for the test that failed where none did in time. */
export const TIME_LIMIT = 'the time limit';

/** A copy of the project in a folder of its own, in which faults are planted. */
export type ProjectCopy = {
  path: string;
  /** Puts another text in the place of a file's; gives what brings the first one back. */
  plant: (file: string, text: string) => () => void;
  isTypeCorrect: () => Promise<boolean>;
  /** Runs tests until the first that fails; gives that, or nothing where all pass. */
  firstFailure: (tests: readonly string[]) => Promise<string | undefined>;
  remove: () => void;
};

/** Runs a command until it ends or says something that `isEnough`; gives its exit code and what it has said. */
function run(
  cwd: string,
  command: string,
  args: readonly string[],
  isEnough: (output: string) => boolean = () => false,
) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    let output = '';
    // A group of its own, so that the processes of the tests end with it.
    const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      output += `\nFAILED ${TIME_LIMIT}\nnot ok 0 - ${TIME_LIMIT}\n`;
      end();
    }, RUN_TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isEnough(output)) end();
      });
    }
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status, output });
    });
  });
}

/** Copies the project as it stands on the disk, with what `npm run assets` has written. */
export function copyProject(root: string): ProjectCopy {
  const path = mkdtempSync(join(tmpdir(), 'mutants-'));
  cpSync(root, path, { recursive: true, filter: (source) => !NOT_COPIED.includes(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));

  async function runUnits(tests: readonly string[]): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const options = ['--ci', '--runInBand', `--reporters=./${REPORTER}`, `--testTimeout=${TEST_TIMEOUT_MS}`];
    const { status, output } = await run(path, 'jest', [...options, '--runTestsByPath', ...tests]);
    return status === 0
      ? undefined
      : (/^FAILED (.*)$/m.exec(output)?.[1] ?? output.slice(-500)).replace(`${path}/`, '');
  }

  async function runNodeTests(tests: readonly string[]): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const options = ['--test', '--test-reporter=tap', '--test-concurrency=2'];
    const { status, output } = await run(path, 'node', [...options, ...tests], (text) => /^ *not ok .*\n/m.test(text));
    return status === 0 ? undefined : (/^ *not ok \d+ - (.*)$/m.exec(output)?.[1] ?? output.slice(-500));
  }

  return {
    path,
    plant: (file, text) => {
      const original = readFileSync(join(path, file), 'utf8');
      writeFileSync(join(path, file), text);
      return () => writeFileSync(join(path, file), original);
    },
    isTypeCorrect: async () => (await run(path, 'tsc', ['--noEmit'])).status === 0,
    firstFailure: async (tests) =>
      (await runUnits(tests.filter((test) => test.startsWith('tests/unit/')))) ??
      (await runNodeTests(tests.filter((test) => test.startsWith('tests/node/')))),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
