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
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';
import { CalculatorForm } from '../form/CalculatorForm';
import styles from './ProfileForm.module.scss';

/** An option's label in the form, and its wording in the summary sentence. */
type ChoiceTexts = readonly [label: Phrase, words: Phrase];

const STAFF_TEXTS: Readonly<Record<Staff, ChoiceTexts>> = {
  '10': ['10 or more staff', '10 or more staff'],
  'under-10': ['Fewer than 10 staff', 'fewer than 10 staff'],
  none: ['No staff', 'no staff'],
};

const BUSINESS_TEXTS: Readonly<Record<Business, ChoiceTexts>> = {
  company: ['Company', 'A company'],
  'public-body': [
    'Body audited by the Controller and Auditor General',
    'A body audited by the Controller and Auditor General',
  ],
  trader: ['Sole trader, on presumptive tax or not', 'A sole trader'],
  none: ['None of these', 'Neither a company nor a trader'],
};

const OTHER_TEXTS: Readonly<Record<OtherGroup, ChoiceTexts>> = {
  vat: ['VAT-registered', 'VAT'],
  withholding: ['Withholds tax from payments', 'withholding tax'],
  'vat-buyer': ['Designated buyer that withholds VAT', 'withheld VAT'],
  excise: ['Makes or supplies excisable goods or services', 'excise duty'],
  gaming: ['Runs a gaming business', 'gaming tax'],
  digital: ['Sells electronic services from abroad', 'electronic services from abroad'],
};

/** Summarises a profile, for example 'A company, year to December, 10 or more staff, VAT, withholding tax'. */
export function profileSentence(profile: Profile, translate: Translate): string {
  const { staff, business, yearEnd, others } = profile;
  return [
    translate(BUSINESS_TEXTS[business][1]),
    ...(hasYearEnd(profile) ? [translate('year to {month}', { month: monthName(yearEnd, translate.language) })] : []),
    translate(STAFF_TEXTS[staff][1]),
    ...OTHER_GROUPS.filter((group) => others.includes(group)).map((group) => translate(OTHER_TEXTS[group][1])),
  ].join(', ');
}

type ProfileFormProps = {
  ref: Ref<HTMLFormElement>;
  profile: Profile;
  onChange: (profile: Profile) => void;
  onSubmit: () => void;
  translate: Translate;
};

const staffOptions = (translate: Translate) =>
  STAFF.map((value) => ({ value, label: translate(STAFF_TEXTS[value][0]) }));
const businessOptions = (translate: Translate) =>
  BUSINESSES.map((business) => ({
    value: business,
    label: translate(BUSINESS_TEXTS[business][0]),
    leavesOut: hasYearEnd({ business }) ? undefined : 'year-end',
  }));
const yearEndOptions = (translate: Translate) =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1, translate.language),
  }));

/** Reads the profile from the form. */
export const profileIn = (form: HTMLFormElement): Profile =>
  readProfile(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/**
 * Describes the visitor's business. Every change updates the dates immediately; the button collapses the form and scrolls to them.
 */
export function ProfileForm({ ref, profile, onChange, onSubmit, translate }: ProfileFormProps) {
  const { staff, business, yearEnd, others } = profile;

  return (
    <CalculatorForm
      translate={translate}
      ref={ref}
      title={translate('About you')}
      submitLabel={translate('Show my dates')}
      onInput={({ currentTarget }) => onChange(profileIn(currentTarget))}
      onSubmit={onSubmit}
    >
      <Select name="staff" label={translate('Staff')} options={staffOptions(translate)} defaultValue={staff} />
      <Select
        name="business"
        label={translate('Business')}
        options={businessOptions(translate)}
        defaultValue={business}
      />
      <div data-group="year-end">
        <Select
          name="end"
          label={translate('Accounting year ends in')}
          options={yearEndOptions(translate)}
          defaultValue={String(yearEnd)}
        />
      </div>
      <fieldset className={styles.others}>
        <legend>{translate('What else applies')}</legend>
        {OTHER_GROUPS.map((group) => (
          <label key={group} className={`${styles.choice} target small`}>
            <input type="checkbox" name={group} value="1" defaultChecked={others.includes(group)} />
            <span>{translate(OTHER_TEXTS[group][0])}</span>
          </label>
        ))}
      </fieldset>
    </CalculatorForm>
  );
}
