import type { Metadata } from 'next';
import { type CalculatorId, findCalculator } from '../../site/calculators.ts';
import { pageIn } from '../../site/pageIn.ts';
import { calculatorPage } from '../../site/pages.ts';
import { sharingPath } from '../../site/paths.ts';
import type { Language } from '../../words/language.ts';
import { sayName } from '../../words/say.ts';
import { runningTaxYear } from '../content/loaders/tax/salary.ts';
import { serverSay } from '../words/serverSay.ts';
import { pageMetadata } from './pageMetadata.ts';

/** Builds metadata of a calculator. */
export function calculatorMetadata(id: CalculatorId, language: Language = 'en'): Metadata {
  const say = serverSay(language);
  const { name, searchTitle = name, sharingTitle = searchTitle } = findCalculator(id);
  const written = (title: string) => sayName(say, title).replace('{taxYear}', runningTaxYear());
  const page = pageIn(calculatorPage(id), say);
  const titles = { title: written(searchTitle), sharingTitle: written(sharingTitle) };
  return pageMetadata({ ...page, ...titles, image: sharingPath(page.path) });
}
