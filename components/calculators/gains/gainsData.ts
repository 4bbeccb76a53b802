import type { GainsRules } from '@/lib/tax/gains';

/** What the calculator works by, with its sentences and the laws of its days. */
export type GainsData = {
  rules: GainsRules;
  words: {
    instalment: string;
    home: string;
    farm: string;
    listed: string;
    payment: string;
    stamp: { land: string; shares: string; lease: string };
    rent: { private: string; final: string; notFinal: string };
  };
  laws: Record<'notice' | 'payment' | 'stamp' | 'rent', string>;
  /** Days after the month of a payment by which what was withheld is due. */
  withheldDays: number;
};
