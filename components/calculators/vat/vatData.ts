import type { SelectProps } from '@/components/ui/select/Select';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import type { VatRules } from '@/lib/tax/vat/vat';

/** What the VAT calculator works by. */
export type VatData = {
  rules: VatRules;
  /** Choices of the form with their labels. */
  choices: Readonly<Record<'task' | 'basis' | 'rate' | 'withheld' | 'who', SelectProps['options']>>;
  /** Sentences from content for the notes on a result. */
  words: {
    electronic: Pick<Vat['electronic'], 'conditions' | 'text'>;
    withheld: Pick<Vat['withheld'], 'base' | 'doubt'>;
    returnText: string;
    registration: Pick<Vat['registration'], 'expected' | 'exception' | 'turnover' | 'always'>;
  };
};
