import { type Translate, translateName } from '../words/translate.ts';
import { type EnquiryField, FIELDS, FORM_FIELDS } from './fields.ts';
import type { FormKind } from './forms.ts';

/** Values of the sender's copy, by placeholder; empty if nothing was entered. */
type SentValues = Partial<Record<EnquiryField | 'reference' | 'day', string>>;

/** Returns the template of the sender's copy, with a placeholder for each value: 'Name: {name}'. */
export function copyTemplate(form: FormKind, translate: Translate, firmName: string): string {
  const fields = FORM_FIELDS[form].map((field) => `${translateName(translate, FIELDS[field].label)}: {${field}}`);
  return [
    translate('What you sent to {name}', { name: firmName }),
    `${translate('Reference')}: {reference}`,
    `${translate('Day')}: {day}`,
    '',
    ...fields,
    '',
  ].join('\n');
}

/** Fills in a template and omits the lines of empty values. */
export const fillCopy = (template: string, values: SentValues): string =>
  template
    .split('\n')
    .flatMap((line) => {
      const [place, name = ''] = /\{(\w+)\}$/.exec(line) ?? [];
      if (place === undefined) return line;
      const value = Object.entries(values).find(([key]) => key === name)?.[1];
      return value ? line.slice(0, -place.length) + value : [];
    })
    .join('\n');
