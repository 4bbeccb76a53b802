import { Select } from '@/components/ui/select/Select';
import { monthName } from '@/lib/calendar/calendarFiles';
import { BUSINESSES, hasYearEnd, OTHER_GROUPS, type OtherGroup, type Profile, STAFF } from '@/lib/calendar/profile';
import { say } from '@/lib/words/say';
import { CalculatorForm } from '../form/CalculatorForm';
import styles from './ProfileForm.module.scss';
import { BUSINESS_LABELS, OTHER_LABELS, STAFF_LABELS } from './profileTexts';

type ProfileFormProps = { profile: Profile; onChange: (profile: Profile) => void };

const staffOptions = () => STAFF.map((value) => ({ value, label: say(STAFF_LABELS[value]) }));
const businessOptions = () => BUSINESSES.map((value) => ({ value, label: say(BUSINESS_LABELS[value]) }));
const yearEndOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }));

/** The choice that a field holds; `otherwise` where it holds none of the list. */
const chosen = <Value extends string>(values: readonly Value[], text: string, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Who the visitor is. Every change shows its dates at once; the button leads to them. */
export function ProfileForm({ profile, onChange }: ProfileFormProps) {
  const { staff, business, yearEnd, others } = profile;
  const toggle = (group: OtherGroup, isOn: boolean) =>
    onChange({ ...profile, others: OTHER_GROUPS.filter((other) => (other === group ? isOn : others.includes(other))) });

  return (
    <CalculatorForm title={say('Who you are')} submitLabel={say('Show my dates')} onSubmit={() => onChange(profile)}>
      <Select
        name="staff"
        label={say('Staff')}
        options={staffOptions()}
        value={staff}
        onChange={(event) => onChange({ ...profile, staff: chosen(STAFF, event.currentTarget.value, staff) })}
      />
      <Select
        name="business"
        label={say('Business')}
        options={businessOptions()}
        value={business}
        onChange={(event) =>
          onChange({ ...profile, business: chosen(BUSINESSES, event.currentTarget.value, business) })
        }
      />
      {hasYearEnd(profile) && (
        <Select
          name="end"
          label={say('Accounting year ends in')}
          options={yearEndOptions()}
          value={String(yearEnd)}
          onChange={(event) => onChange({ ...profile, yearEnd: Number(event.currentTarget.value) })}
        />
      )}
      <fieldset className={styles.others}>
        <legend>{say('What else applies')}</legend>
        {OTHER_GROUPS.map((group) => (
          <label key={group} className={styles.choice}>
            <input
              type="checkbox"
              name={group}
              value="1"
              checked={others.includes(group)}
              onChange={(event) => toggle(group, event.currentTarget.checked)}
            />
            <span>{say(OTHER_LABELS[group])}</span>
          </label>
        ))}
      </fieldset>
    </CalculatorForm>
  );
}
