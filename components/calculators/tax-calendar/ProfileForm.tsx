import type { Ref } from 'react';
import { Select } from '@/components/ui/Select';
import { monthName } from '@/lib/calendar/calendarFiles';
import {
  BUSINESSES,
  type Business,
  hasYearEnd,
  OTHER_GROUPS,
  type OtherGroup,
  type Profile,
  readProfile,
  STAFF,
  type Staff,
} from '@/lib/calendar/profile';
import { CalculatorForm } from '../form/CalculatorForm';
import styles from './ProfileForm.module.scss';

const STAFF_LABELS = {
  '10': '10 or more staff',
  'under-10': 'Fewer than 10 staff',
  none: 'No staff',
} as const satisfies Readonly<Record<Staff, string>>;

const BUSINESS_LABELS = {
  company: 'Company',
  'public-body': 'Body audited by the Controller and Auditor General',
  trader: 'Sole trader, presumptive tax included',
  none: 'None of these',
} as const satisfies Readonly<Record<Business, string>>;

const OTHER_LABELS = {
  vat: 'VAT-registered',
  withholding: 'Withholds tax from payments',
  'vat-buyer': 'Designated buyer that withholds VAT',
  excise: 'Makes or supplies excisable goods or services',
  gaming: 'Runs gaming',
  digital: 'Electronic services from abroad',
} as const satisfies Readonly<Record<OtherGroup, string>>;

const STAFF_WORDS: Readonly<Record<Staff, string>> = {
  ...STAFF_LABELS,
  'under-10': 'fewer than 10 staff',
  none: 'no staff',
};

const BUSINESS_WORDS: Readonly<Record<Business, string>> = {
  company: 'A company',
  'public-body': 'A body audited by the Controller and Auditor General',
  trader: 'A sole trader',
  none: 'No company or trader',
};

const OTHER_WORDS: Readonly<Record<OtherGroup, string>> = {
  vat: 'VAT',
  withholding: 'withholding tax',
  'vat-buyer': 'withheld VAT',
  excise: 'excise duty',
  gaming: 'gaming tax',
  digital: 'electronic services from abroad',
};

/** 'A company, year to December, 10 or more staff, VAT, withholding tax'. */
export function profileSentence(profile: Profile): string {
  const { staff, business, yearEnd, others } = profile;
  return [
    BUSINESS_WORDS[business],
    ...(hasYearEnd(profile) ? [`year to ${monthName(yearEnd)}`] : []),
    STAFF_WORDS[staff],
    ...OTHER_GROUPS.filter((group) => others.includes(group)).map((group) => OTHER_WORDS[group]),
  ].join(', ');
}

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
