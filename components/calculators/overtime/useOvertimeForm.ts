import { useState } from 'react';
import type { OvertimeInput } from '@/lib/salary/overtime';
import { readHours } from '@/lib/salary/readHours';
import { readSalary } from '@/lib/salary/readSalary';
import { useArrival } from '../form/useArrival';
import { writeAddress } from '../form/writeAddress';

/** Names of the fields, also in the address. */
const NAMES = ['salary', 'weekday', 'weekend'] as const;

type FieldName = (typeof NAMES)[number];
type Texts = Record<FieldName, string>;
type Messages = Partial<Record<FieldName, string>>;

/** What the typed texts come to: the input, or what is wrong; notes stand beside fields either way. */
function read(texts: Texts): { input?: OvertimeInput; errors: Messages; notes: Messages } {
  const salary = readSalary(texts.salary);
  const weekday = readHours(texts.weekday);
  const weekend = readHours(texts.weekend);
  const errors: Messages = { salary: salary.error, weekday: weekday.error, weekend: weekend.error };
  if (salary.error !== undefined || weekday.error !== undefined || weekend.error !== undefined) {
    return { errors, notes: {} };
  }
  const input = { basicSalary: salary.amount, weekdayHours: weekday.hours, weekendHours: weekend.hours };
  return { input, errors, notes: { weekday: weekday.note, weekend: weekend.note } };
}

/** Keeps what is typed in the three fields, calculates on demand and on arrival with an address that holds a salary. */
export function useOvertimeForm() {
  const [texts, setTexts] = useState<Texts>({ salary: '800,000', weekday: '0', weekend: '0' });
  const [messages, setMessages] = useState<{ errors: Messages; notes: Messages }>({ errors: {}, notes: {} });
  const [input, setInput] = useState<OvertimeInput>();

  const take = (typed: Texts) => {
    const reading = read(typed);
    setMessages(reading);
    if (reading.input) setInput(reading.input);
    return reading;
  };

  useArrival('salary', (query) => {
    const typed = { salary: '', weekday: '0', weekend: '0' };
    for (const name of NAMES) typed[name] = query.get(name) ?? typed[name];
    setTexts(typed);
    take(typed);
  });

  const calculate = (): string | undefined => {
    const { input: taken, errors } = take(texts);
    if (!taken) return NAMES.find((name) => errors[name]);
    const { basicSalary, weekdayHours, weekendHours } = taken;
    writeAddress({ salary: String(basicSalary), weekday: String(weekdayHours), weekend: String(weekendHours) });
    return undefined;
  };

  const setText = (name: FieldName) => (text: string) => setTexts((last) => ({ ...last, [name]: text }));

  return {
    texts,
    setText,
    ...messages,
    input,
    calculate,
    /** The input as it is typed now, if it can be read. */
    readTyped: () => read(texts).input,
  };
}

/** What the form of the overtime calculator holds and can do. */
export type OvertimeForm = ReturnType<typeof useOvertimeForm>;
