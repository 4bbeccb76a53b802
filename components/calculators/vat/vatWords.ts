import type { Vat } from '@/lib/content/schemas/vat';

/** Sentences from content for the notes on a result. */
export type VatWords = {
  electronic: Pick<Vat['electronic'], 'conditions' | 'text'>;
  withheld: Pick<Vat['withheld'], 'base' | 'doubt'>;
  returnText: string;
  registration: Pick<Vat['registration'], 'expected' | 'exception' | 'turnover' | 'always'>;
};
