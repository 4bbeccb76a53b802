import { ErrorBanner, type ErrorBannerProps } from '@/components/ui/error-banner/ErrorBanner';
import { COLUMNS, type ColumnId } from '@/lib/payroll/columns';
import type { Outcome } from '@/lib/payroll/workOut';
import { ENGLISH } from '@/lib/words/say';
import { messageOf } from '../form/messages';
import { fieldId } from '../payroll-sheet/employeeFields';

/** Every mistake in the order of rows and columns. */
function mistakesOf({ sheet, errors }: Outcome): ErrorBannerProps['errors'] {
  return sheet.rows.flatMap(({ key, texts }, index) => {
    const found = errors.get(key) ?? {};
    const who = texts.name?.trim() ? `${index + 1}, ${texts.name.trim()}` : `${index + 1}`;
    const inColumn = (id: ColumnId, header: string) => {
      const mistake = found[id];
      if (mistake === undefined) return [];
      return [{ fieldId: fieldId(key, id), message: `Employee ${who}: ${header}. ${messageOf(mistake, ENGLISH)}` }];
    };
    return COLUMNS.flatMap(({ id, header }) => inColumn(id, header));
  });
}

/** Who is not worked out, and whether anybody else is. */
function headOf(count: number, hasOthers: boolean): string {
  if (!hasOthers) return 'Nobody is worked out yet';
  return count === 1 ? '1 employee is left out' : `${count} employees are left out`;
}

/** The mistakes by employee and field, each with a link to the field. */
export function PayrollErrors({ outcome }: { outcome: Outcome }) {
  const { errors, run, staffError } = outcome;
  if (errors.size === 0 && !staffError) return null;
  return (
    <ErrorBanner
      title={errors.size > 0 ? headOf(errors.size, run !== undefined) : undefined}
      errors={[
        ...(staffError ? [{ message: `Employees in all: ${messageOf(staffError, ENGLISH)}` }] : []),
        ...mistakesOf(outcome),
      ]}
    />
  );
}
