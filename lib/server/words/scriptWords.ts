import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { PHRASES, type Phrase } from '../../words/phrases.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT_FILE = /^(['"])use client\1/;
const PHRASES_THAT_DIFFER = Object.entries(PHRASES).flatMap(([english, kiswahili]) =>
  english === kiswahili ? [] : english,
) as Phrase[];

const bundle = (options: BuildOptions) =>
  build({
    absWorkingDir: ROOT,
    alias: { '@': ROOT },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.scss': 'empty', '.mdx': 'empty' },
    metafile: true,
    minifySyntax: true,
    packages: 'external',
    write: false,
    ...options,
  });

/** Returns the client modules that a module of a page imports, directly or through server components. */
async function clientModulesOf(entry: string): Promise<string[]> {
  const { metafile } = await bundle({ entryPoints: [entry] });
  return Object.keys(metafile?.inputs ?? {}).filter(
    (file) => /\.tsx?$/.test(file) && CLIENT_FILE.test(readFileSync(join(ROOT, file), 'utf8')),
  );
}

/** Bundles what a page's module runs in the browser. */
export async function scriptOf(entry: string): Promise<string> {
  const modules = await clientModulesOf(entry);
  const imports = modules.map((file, at) => `import * as m${at} from ${JSON.stringify(resolve(ROOT, file))};`);
  const contents = `${imports.join('\n')}\nexport default [${modules.map((_, at) => `m${at}`).join()}];`;
  const { outputFiles } = await bundle({ stdin: { contents, resolveDir: dirname(join(ROOT, entry)) } });
  return outputFiles?.[0]?.text ?? '';
}

/** Returns the phrases of the catalogue that a script contains as a literal. */
export const phrasesIn = (script: string): Phrase[] =>
  PHRASES_THAT_DIFFER.filter((phrase) => ['"', "'", '`'].some((quote) => script.includes(quote + phrase + quote)));
