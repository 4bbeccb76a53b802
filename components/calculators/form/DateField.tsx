import { useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { weekdayDate } from '@/lib/calendar/dueText';
import type { IsoDay } from '@/lib/tax/days';
import { isFormDay } from '@/lib/tax/formReader';
import type { Translate } from '@/lib/words/translate';

export type DateFieldProps = Omit<FieldProps, 'translate'> & {
  defaultValue: string;
  /** Reads a day that is typed as a text; the browser's own field gives it as YYYY-MM-DD. */
  read?: (text: string) => IsoDay | undefined;
  translate: Translate;
};

const written = (text: string) => (isFormDay(text) ? text : undefined);

/**
 * A field for a day, which it repeats in words: browsers write 11/12/2026 in the order of their own language. A new default
 * value is a text that the page has filled in.
 */
export function DateField({ read = written, hint, translate, ...field }: DateFieldProps) {
  const { language } = translate;
  const [typed, setTyped] = useState({ after: '', text: '' });
  const { defaultValue } = field;
  const day = read(typed.after === defaultValue ? typed.text : defaultValue);

  return (
    <Field
      {...field}
      hint={
        day ? (
          <>
            <strong>{weekdayDate(day, language)}</strong> {hint}
          </>
        ) : (
          hint
        )
      }
      onInput={({ currentTarget }) => setTyped({ after: defaultValue, text: currentTarget.value })}
    />
  );
}
