import { Field } from '@/components/ui/field/Field';
import { AmountField } from '../form/AmountField';
import { RowFields } from './RowFields';
import type { PenaltiesFormState } from './usePenaltiesForm';

/** The rate of interest, with the address of the bank that publishes it. */
export function RateField({ form: { field }, bank }: { form: PenaltiesFormState; bank: string }) {
  return (
    <AmountField
      {...field('rate')}
      label="Statutory rate of interest, a year"
      hint={
        <>
          The Bank of Tanzania’s discount rate: look it up at <a href={bank}>bot.go.tz</a>. Without it no interest is
          shown.
        </>
      }
      unit="%"
      step={0.25}
    />
  );
}

/** Days from which another rate holds. */
export function RateChanges({ form: { field, choice, texts } }: { form: PenaltiesFormState }) {
  return (
    <RowFields
      title="Changes of the statutory rate"
      addLabel="Add a change"
      isUsed={(row) => texts[`rate${row}`] !== '' || texts[`from${row}`] !== ''}
    >
      {(row) => (
        <>
          <Field {...choice(`from${row}`)} label={`Change ${row}: first day`} type="date" />
          <AmountField {...field(`rate${row}`)} label={`Change ${row}: rate a year`} unit="%" step={0.25} />
        </>
      )}
    </RowFields>
  );
}
