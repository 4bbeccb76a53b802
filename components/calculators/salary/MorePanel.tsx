import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { MoreSlot } from './MoreSlot';
import { MORE_AMOUNTS, moreChoices } from './moreTexts';
import type { SalaryPage } from './salaryCase';

/** The closed panel of a salary calculator with year, other deductions and bonus; on the server, so that it costs no script. */
export function MorePanel({ page }: { page: SalaryPage }) {
  const { year, heslb } = moreChoices(page);
  return (
    <Disclosure summary="More: year, deductions, bonus">
      <MoreSlot>
        <Select name="year" {...year} />
        <Select name="heslb" {...heslb} />
        {MORE_AMOUNTS.map((field) => (
          <Field key={field.name} {...field} unit="TZS" inputMode="decimal" autoComplete="off" />
        ))}
      </MoreSlot>
    </Disclosure>
  );
}
