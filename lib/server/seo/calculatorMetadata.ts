import type { Metadata } from 'next';
import { type CalculatorId, findCalculator } from '../../site/calculators.ts';
import { pageIn } from '../../site/pageIn.ts';
import { calculatorPage } from '../../site/pages.ts';
import { sharingPath } from '../../site/paths.ts';
import { type Translate, translateName } from '../../words/translate.ts';
import { runningTaxYear } from '../content/loaders/tax/salary.ts';
import { pageMetadata } from './pageMetadata.ts';

/** Builds a calculator's metadata. */
export function calculatorMetadata(id: CalculatorId, translate: Translate): Metadata {
  const { name, searchTitle = name, sharingTitle = searchTitle } = findCalculator(id);
  const written = (title: string) => translateName(translate, title).replace('{taxYear}', runningTaxYear());
  const page = pageIn(calculatorPage(id), translate);
  const titles = { title: written(searchTitle), sharingTitle: written(sharingTitle) };
  return pageMetadata({ ...page, ...titles, image: sharingPath(page.path) }, translate.language);
}
