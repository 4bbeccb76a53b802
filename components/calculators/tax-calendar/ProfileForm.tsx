import type { Ref } from 'react';
import { Select } from '@/components/ui/select/Select';
import { monthName } from '@/lib/calendar/calendarFiles';
import { BUSINESSES, hasYearEnd, OTHER_GROUPS, type Profile, readProfile, STAFF } from '@/lib/calendar/profile';
import { CalculatorForm } from '../form/CalculatorForm';
import styles from './ProfileForm.module.scss';
import { BUSINESS_LABELS, OTHER_LABELS, STAFF_LABELS } from './profileTexts';

type ProfileFormProps = {
  ref: Ref<HTMLFormElement>;
  profile: Profile;
  onChange: (profile: Profile) => void;
  onSubmit: () => void;
};

const staffOptions = () => STAFF.map((value) => ({ value, label: STAFF_LABELS[value] }));
const businessOptions = () => BUSINESSES.map((value) => ({ value, label: BUSINESS_LABELS[value] }));
const yearEndOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }));

/** The choices that the form holds. */
export const profileIn = (form: HTMLFormElement): Profile =>
  readProfile(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/** Who the visitor is. Every change shows its dates at once; the button folds the form and leads to them. */
export function ProfileForm({ ref, profile, onChange, onSubmit }: ProfileFormProps) {
  const { staff, business, yearEnd, others } = profile;

  return (
    <CalculatorForm
      ref={ref}
      title="Who you are"
      submitLabel="Show my dates"
      onInput={({ currentTarget }) => onChange(profileIn(currentTarget))}
      onSubmit={onSubmit}
    >
      <Select name="staff" label="Staff" options={staffOptions()} defaultValue={staff} />
      <Select name="business" label="Business" options={businessOptions()} defaultValue={business} />
      {hasYearEnd(profile) && (
        <Select name="end" label="Accounting year ends in" options={yearEndOptions()} defaultValue={String(yearEnd)} />
      )}
      <fieldset className={styles.others}>
        <legend>What else applies</legend>
        {OTHER_GROUPS.map((group) => (
          <label key={group} className={styles.choice}>
            <input type="checkbox" name={group} value="1" defaultChecked={others.includes(group)} />
            <span>{OTHER_LABELS[group]}</span>
          </label>
        ))}
      </fieldset>
    </CalculatorForm>
  );
}
