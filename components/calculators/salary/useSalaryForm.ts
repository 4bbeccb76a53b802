import { useState } from 'react';
import type { Reading } from '@/lib/money/readAmount';
import { useArrival } from '../form/useArrival';
import { writeAddress } from '../form/writeAddress';

type SalaryFormOptions = {
  /** Name of the field and of its part of the address. */
  name: string;
  initialText: string;
  read: (text: string) => Reading;
  /** An error takes the last result away. */
  isClearedByError?: boolean;
};

/**
 * A form with one salary and the switch for small employers. Keeps what is typed, calculates
 * on demand, and on arrival with an address that holds an input.
 */
export function useSalaryForm({ name, initialText, read, isClearedByError }: SalaryFormOptions) {
  const [text, setText] = useState(initialText);
  const [isSmallEmployer, setSmall] = useState(false);
  const [error, setError] = useState<string>();
  const [salary, setSalary] = useState<number>();

  const take = (input: string) => {
    const reading = read(input);
    setError(reading.error);
    if (reading.error === undefined) setSalary(reading.amount);
    else if (isClearedByError) setSalary(undefined);
    return reading;
  };

  useArrival(name, (query) => {
    const input = query.get(name) ?? '';
    setText(input);
    setSmall(query.has('small'));
    take(input);
  });

  /** Reads the text; gives the field's name where it is wrong. */
  const calculate = (): string | undefined => {
    const reading = take(text);
    if (reading.error !== undefined) return name;
    writeAddress({ [name]: String(reading.amount), small: isSmallEmployer ? '1' : undefined });
    return undefined;
  };

  const setSmallEmployer = (isOn: boolean) => {
    setSmall(isOn);
    if (salary !== undefined) writeAddress({ small: isOn ? '1' : undefined });
  };

  return {
    name,
    text,
    setText,
    isSmallEmployer,
    setSmallEmployer,
    error,
    salary,
    calculate,
    /** The salary as it is typed now, if it can be read. */
    readTyped: () => {
      const reading = read(text);
      return reading.error === undefined ? reading.amount : undefined;
    },
  };
}

/** What the form of a salary calculator holds and can do. */
export type SalaryForm = ReturnType<typeof useSalaryForm>;
