import { useState } from 'react';
import type { CorporateInput, CorporateRules } from '@/lib/tax/corporateTax';
import {
  CORPORATE_FIELDS,
  type CorporateField,
  type CorporateTexts,
  readCorporateInput,
} from '@/lib/tax/readCorporateInput';
import { useArrival } from '../form/useArrival';
import { writeAddress } from '../form/writeAddress';

const EMPTY: CorporateTexts = { kind: '', income: '', turnover: '', losses: '0', sector: '', end: '', paid: '' };

/** Keeps what is typed, calculates on demand and on arrival with an address that holds an income. */
export function useCorporateForm(rules: CorporateRules) {
  const [texts, setTexts] = useState<CorporateTexts>({ ...EMPTY, kind: rules.kinds[0]?.id ?? '' });
  const [errors, setErrors] = useState<Partial<Record<CorporateField, string>>>({});
  const [input, setInput] = useState<CorporateInput>();

  const take = (typed: CorporateTexts) => {
    const reading = readCorporateInput(typed, rules);
    setErrors(reading.errors);
    if (reading.input) setInput(reading.input);
    return reading;
  };

  useArrival('income', (query) => {
    const typed = { ...texts };
    for (const name of CORPORATE_FIELDS) typed[name] = query.get(name) ?? typed[name];
    if (!rules.kinds.some(({ id }) => id === typed.kind)) typed.kind = texts.kind;
    setTexts(typed);
    take(typed);
  });

  const calculate = (): string | undefined => {
    const { input: taken, errors: found } = take(texts);
    if (!taken) return CORPORATE_FIELDS.find((name) => found[name]);
    writeAddress({
      kind: taken.kind,
      income: String(taken.chargeableIncome),
      turnover: String(taken.turnover),
      losses: String(taken.lossYears),
      sector: taken.sector || undefined,
      end: taken.yearEnd,
      paid: taken.taxAlreadyPaid > 0 ? String(taken.taxAlreadyPaid) : undefined,
    });
    return undefined;
  };

  const setText = (name: CorporateField) => (text: string) => setTexts((last) => ({ ...last, [name]: text }));

  return { texts, setText, errors, input, calculate };
}

/** What the form of the corporate tax calculator holds and can do. */
export type CorporateForm = ReturnType<typeof useCorporateForm>;
