import { Select } from '@/components/ui/select/Select';
import { monthName } from '@/lib/calendar/calendarFiles';
import { BUSINESSES, hasYearEnd, OTHER_GROUPS, type OtherGroup, type Profile, STAFF } from '@/lib/calendar/profile';
import { CalculatorForm } from '../form/CalculatorForm';
import styles from './ProfileForm.module.scss';
import { BUSINESS_LABELS, OTHER_LABELS, STAFF_LABELS } from './profileTexts';

type ProfileFormProps = { profile: Profile; onChange: (profile: Profile) => void; onSubmit: () => void };

const staffOptions = () => STAFF.map((value) => ({ value, label: STAFF_LABELS[value] }));
const businessOptions = () => BUSINESSES.map((value) => ({ value, label: BUSINESS_LABELS[value] }));
const yearEndOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }));

/** The choice that a field holds; `otherwise` where it holds none of the list. */
const chosen = <Value extends string>(values: readonly Value[], text: string, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Who the visitor is. Every change shows its dates at once; the button folds the form and leads to them. */
export function ProfileForm({ profile, onChange, onSubmit }: ProfileFormProps) {
  const { staff, business, yearEnd, others } = profile;
  const toggle = (group: OtherGroup, isOn: boolean) =>
    onChange({ ...profile, others: OTHER_GROUPS.filter((other) => (other === group ? isOn : others.includes(other))) });

  return (
    <CalculatorForm title="Who you are" submitLabel="Show my dates" onSubmit={onSubmit}>
      <Select
        name="staff"
        label="Staff"
        options={staffOptions()}
        value={staff}
        onChange={(event) => onChange({ ...profile, staff: chosen(STAFF, event.currentTarget.value, staff) })}
      />
      <Select
        name="business"
        label="Business"
        options={businessOptions()}
        value={business}
        onChange={(event) =>
          onChange({ ...profile, business: chosen(BUSINESSES, event.currentTarget.value, business) })
        }
      />
      {hasYearEnd(profile) && (
        <Select
          name="end"
          label="Accounting year ends in"
          options={yearEndOptions()}
          value={String(yearEnd)}
          onChange={(event) => onChange({ ...profile, yearEnd: Number(event.currentTarget.value) })}
        />
      )}
      <fieldset className={styles.others}>
        <legend>What else applies</legend>
        {OTHER_GROUPS.map((group) => (
          <label key={group} className={styles.choice}>
            <input
              type="checkbox"
              name={group}
              value="1"
              checked={others.includes(group)}
              onChange={(event) => toggle(group, event.currentTarget.checked)}
            />
            <span>{OTHER_LABELS[group]}</span>
          </label>
        ))}
      </fieldset>
    </CalculatorForm>
  );
}
