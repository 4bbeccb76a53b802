import { COMPANY, EMPTY_TEXTS, type PenaltyField, ROWS, readPenaltyInput } from '@/lib/tax/penaltyInput';
import type { PenaltyMessages } from '@/lib/tax/penaltyMessages';
import type { PenaltyInput, PenaltyRules } from '@/lib/tax/penaltyRules';
import { useCalculatorForm } from '../form/useCalculatorForm';

const text = (amount: number) => (amount > 0 ? String(amount) : '');

function toParams(input: PenaltyInput): Partial<Record<PenaltyField, string>> {
  const [rate, ...changes] = input.statutoryRates;
  const rows = ROWS.flatMap((row): [PenaltyField, string][] => {
    const [payment, change] = [input.payments[row - 1], changes[row - 1]];
    return [
      [`on${row}`, payment?.day ?? ''],
      [`sum${row}`, payment ? String(payment.amount) : ''],
      [`from${row}`, change?.from ?? ''],
      [`rate${row}`, change ? String(change.rate) : ''],
    ];
  });
  return {
    kind: input.kind,
    who: input.isCompany ? COMPANY : 'individual',
    tax: String(input.tax),
    paid: text(input.paid),
    due: input.due,
    done: input.done,
    rate: rate ? String(rate.rate) : '',
    ...Object.fromEntries(rows),
  };
}

/** State of the penalties form. */
export function usePenaltiesForm(rules: PenaltyRules, messages: PenaltyMessages) {
  return useCalculatorForm<PenaltyField, PenaltyInput>({
    initial: { ...EMPTY_TEXTS, kind: rules.kinds[0]?.id ?? '', who: COMPANY },
    parse: (texts) => readPenaltyInput(texts, { rules, messages }),
    toParams,
    required: 'tax',
    choices: ['kind', 'who', 'due', 'done', ...ROWS.flatMap((row) => [`on${row}`, `from${row}`] as const)],
  });
}

/** The form's fields, texts and submit. */
export type PenaltiesFormState = ReturnType<typeof usePenaltiesForm>;
