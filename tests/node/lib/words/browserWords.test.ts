import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import contact from '../../../../lib/words/sw/contact.json' with { type: 'json' };
import overtime from '../../../../lib/words/sw/overtime.json' with { type: 'json' };
import payslip from '../../../../lib/words/sw/payslip.json' with { type: 'json' };
import { PHRASES } from '../../../../lib/words/sw/phrases.ts';
import presumptive from '../../../../lib/words/sw/presumptive.json' with { type: 'json' };
import salary from '../../../../lib/words/sw/salary.json' with { type: 'json' };
import shell from '../../../../lib/words/sw/shell.json' with { type: 'json' };
import tools from '../../../../lib/words/sw/tools.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../../..');

/** Client components, with the words that their Kiswahili pages pass on. */
const PAGES: readonly [component: string, words: readonly Readonly<Record<string, string>>[]][] = [
  ['calculators/salary/GrossToNetCalculator', [tools.browser, salary.browser]],
  ['calculators/salary/NetToGrossCalculator', [tools.browser, salary.browser]],
  ['calculators/overtime/OvertimeCalculator', [tools.browser, overtime.browser]],
  ['calculators/presumptive/PresumptiveCalculator', [tools.browser, presumptive.browser]],
  ['calculators/payslip/PayslipCalculator', [tools.browser, payslip.browser]],
  ['contact/ContactForm', [contact.browser]],
];

/** Names and descriptions for screen readers, written in English beside the element. */
const WRITTEN_NAME =
  /"?\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|alt)"?: (["`])\w.*?\1/g;

/** Bundles a component with all its imports. */
async function scriptOf(component: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'components', `${component}.tsx`)],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    charset: 'utf8',
    minifySyntax: true,
    alias: { '@': ROOT },
    packages: 'external',
    loader: { '.scss': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the phrases of the catalogue in a script. */
function phrasesIn(script: string): string[] {
  const differing = Object.entries(PHRASES).filter(([phrase, kiswahili]) => phrase !== kiswahili);
  return differing.flatMap(([phrase]) =>
    [`"${phrase}"`, `'${phrase}'`, `\`${phrase}\``].some((literal) => script.includes(literal)) ? phrase : [],
  );
}

for (const [component, words] of PAGES) {
  test(`a page in Kiswahili hands over every phrase that the script of ${component} may say, and names nothing in English`, async () => {
    const script = await scriptOf(component);
    const given = Object.assign({}, shell.browser, ...words);
    const missing = phrasesIn(script).filter((phrase) => !Object.hasOwn(given, phrase));
    assert.deepEqual(missing, []);
    assert.deepEqual(script.match(WRITTEN_NAME) ?? [], []);
  });
}
