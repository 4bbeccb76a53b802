import { useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { weekdayDate } from '@/lib/calendar/dueText';
import type { IsoDay } from '@/lib/tax/days';
import { isFormDay } from '@/lib/tax/formReader';
import type { Translate } from '@/lib/words/translate';

type DateFieldProps = Omit<FieldProps, 'translate'> & {
  defaultValue: string;
  /** Parses a typed date. The browser's own date field always gives YYYY-MM-DD. */
  read?: (text: string) => IsoDay | undefined;
  translate: Translate;
};

const written = (text: string) => (isFormDay(text) ? text : undefined);

/**
 * A date field that repeats the date in words, because browsers display 11/12/2026 in the order of their own locale. When
 * `defaultValue` changes, the page has filled in the field.
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
