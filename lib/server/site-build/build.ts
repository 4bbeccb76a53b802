/**
 * `npm run build`: from content and code to the finished site in out/. Steps of one stage do not need each other and run
 * side by side; what they print comes out step by step.
 */
import { spawn } from 'node:child_process';

type Step = { name: string; command: string; args: string[] };

type Printed = { stream: NodeJS.WriteStream; chunk: Buffer };

const script = (name: string, file: string): Step => ({ name, command: 'node', args: [file] });

const STAGES: Step[][] = [
  [
    // The checks come first: what else reads the content stops less clearly where it is wrong.
    script('content', 'lib/server/content/check/checkContent.ts'),
    script('documents', 'lib/server/documents/checkDocuments.ts'),
    script('pictures', 'lib/pictures/writeFiles.ts'),
    script('fonts', 'lib/server/site-build/makeFonts.ts'),
    script('pdf.js', 'lib/server/site-build/copyPdfjs.ts'),
  ],
  [{ name: 'pages', command: 'next', args: ['build'] }],
  [script('styles', 'lib/server/site-build/mergeStyles.ts')],
  [script('headers', 'lib/server/site-build/writeHeaders.ts'), script('search', 'lib/server/site-build/indexSite.ts')],
];

/** Runs a step; a stage of one step prints as it goes. Gives what it printed otherwise, and whether it went well. */
function run({ name, command, args }: Step, isAlone: boolean): Promise<{ printed: Printed[]; isDone: boolean }> {
  return new Promise((resolve) => {
    const printed: Printed[] = [];
    const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk) => printed.push({ stream: process.stdout, chunk }));
    child.stderr?.on('data', (chunk) => printed.push({ stream: process.stderr, chunk }));
    child.on('error', (error) => {
      printed.push({ stream: process.stderr, chunk: Buffer.from(`${name}: ${error.message}\n`) });
      resolve({ printed, isDone: false });
    });
    child.on('close', (code) => resolve({ printed, isDone: code === 0 }));
  });
}

/** Prints what the steps of a stage printed, in their order, up to the first that failed; gives its name. */
async function runStage(stage: Step[]): Promise<string | undefined> {
  const results = await Promise.all(stage.map((step) => run(step, stage.length === 1)));
  for (const [index, { printed, isDone }] of results.entries()) {
    for (const { stream, chunk } of printed) stream.write(chunk);
    if (!isDone) return stage[index]?.name;
  }
  return undefined;
}

for (const stage of STAGES) {
  const failed = await runStage(stage);
  if (failed === undefined) continue;
  console.error(`The build stopped: ${failed} failed.`);
  process.exitCode = 1;
  break;
}
