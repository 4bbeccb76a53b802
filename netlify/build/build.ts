/**
 * `npm run build`: from content and code to the finished site in out/. Steps of one stage do not need each other and run side by
 * side; what they print comes out step by step.
 */
import { spawn } from 'node:child_process';

type Step = { name: string; command: string; args: string[] };

const script = (name: string, file: string): Step => ({ name, command: 'node', args: [file] });

const STAGES: Step[][] = [
  [script('content', 'lib/content/check.ts'), script('documents', 'lib/documents/check.ts')],
  [
    script('fonts', 'components/foundations/fonts/makeFonts.ts'),
    script('pictures', 'lib/pictures/writeFiles.ts'),
    script('pdf.js', 'netlify/build/copyPdfjs.ts'),
  ],
  [{ name: 'pages', command: 'next', args: ['build'] }],
  [script('styles', 'netlify/build/mergeStyles.ts')],
  [script('search', 'netlify/build/indexSite.ts'), script('headers', 'netlify/build/writeHeaders.ts')],
  [script('compression', 'netlify/build/compress.ts')],
];

/** Runs a step; a stage of one step prints as it goes, side by side each prints when it has ended. */
function run({ name, command, args }: Step, isAlone: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const printed: { stream: NodeJS.WriteStream; chunk: Buffer }[] = [];
    child.stdout?.on('data', (chunk) => printed.push({ stream: process.stdout, chunk }));
    child.stderr?.on('data', (chunk) => printed.push({ stream: process.stderr, chunk }));
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(name);
    });
    child.on('close', (code) => {
      for (const { stream, chunk } of printed) stream.write(chunk);
      resolve(code === 0 ? null : name);
    });
  });
}

for (const stage of STAGES) {
  const failed = (await Promise.all(stage.map((step) => run(step, stage.length === 1)))).filter(
    (name) => name !== null,
  );
  if (failed.length > 0) {
    console.error(`The build stopped: ${failed.join(' and ')} failed.`);
    process.exit(1);
  }
}
