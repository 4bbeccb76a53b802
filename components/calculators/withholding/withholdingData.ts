import type { SelectProps } from '@/components/ui/select/Select';
import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import type { WithholdingRules } from '@/lib/tax/withholding/withholding';

/** What the withholding finder works by. */
export type WithholdingData = {
  rules: WithholdingRules;
  /** Choices of the form with their labels. */
  choices: Readonly<Record<'kind' | 'payer' | 'payee' | 'state' | 'holding' | 'basis', SelectProps['options']>>;
  /** Sentences from content for the notes on a result. */
  words: {
    kinds: Readonly<Record<string, Pick<WithholdingKindEntry, 'notes' | 'nothing' | 'payersText' | 'before'>>>;
    treaties: Readonly<Record<string, Pick<Withholding['treaties'][number], 'state' | 'note'> & { source: string }>>;
    /** Why an individual does not withhold, and what happens to who fails to. */
    privatePayer: string;
    failure: string;
  };
};
