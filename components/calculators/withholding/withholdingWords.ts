import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';

/** Sentences from content for the notes on a result. */
export type WithholdingWords = {
  kinds: Readonly<Record<string, Pick<WithholdingKindEntry, 'notes' | 'nothing' | 'payersText' | 'before'>>>;
  treaties: Readonly<Record<string, Pick<Withholding['treaties'][number], 'state' | 'note' | 'source'>>>;
  /** Why an individual does not withhold, and what happens to who fails to. */
  privatePayer: string;
  failure: string;
};
