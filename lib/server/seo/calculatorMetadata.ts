import type { Metadata } from 'next';
import { type CalculatorId, findCalculator } from '../../site/calculators.ts';
import { pageIn } from '../../site/pageIn.ts';
import { calculatorPage } from '../../site/pages.ts';
import { sharingPath } from '../../site/paths.ts';
import type { Language } from '../../words/language.ts';
import { translateName } from '../../words/translate.ts';
import { runningTaxYear } from '../content/loaders/tax/salary.ts';
import { translatorTo } from '../words/translatorTo.ts';
import { pageMetadata } from './pageMetadata.ts';

/** Builds metadata of a calculator. */
export function calculatorMetadata(id: CalculatorId, language: Language = 'en'): Metadata {
  const translate = translatorTo(language);
  const { name, searchTitle = name, sharingTitle = searchTitle } = findCalculator(id);
  const written = (title: string) => translateName(translate, title).replace('{taxYear}', runningTaxYear());
  const page = pageIn(calculatorPage(id), translate);
  const titles = { title: written(searchTitle), sharingTitle: written(sharingTitle) };
  return pageMetadata({ ...page, ...titles, image: sharingPath(page.path) });
}
