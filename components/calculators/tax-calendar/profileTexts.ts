import { monthName } from '@/lib/calendar/calendarFiles';
import {
  type Business,
  hasYearEnd,
  OTHER_GROUPS,
  type OtherGroup,
  type Profile,
  type Staff,
} from '@/lib/calendar/profile';
import { say } from '@/lib/words/say';

/** Choices of the form, and the words for them in a printed sheet. */
export const STAFF_LABELS = {
  '10': '10 or more staff',
  'under-10': 'Fewer than 10 staff',
  none: 'No staff',
} as const satisfies Readonly<Record<Staff, string>>;

export const BUSINESS_LABELS = {
  company: 'Company',
  'public-body': 'Body audited by the Controller and Auditor General',
  trader: 'Sole trader, presumptive tax included',
  none: 'None of these',
} as const satisfies Readonly<Record<Business, string>>;

export const OTHER_LABELS = {
  vat: 'VAT-registered',
  withholding: 'Withholds tax from payments',
  'vat-buyer': 'Designated buyer that withholds VAT',
  excise: 'Makes or supplies excisable goods or services',
  gaming: 'Runs gaming',
  digital: 'Electronic services from abroad',
} as const satisfies Readonly<Record<OtherGroup, string>>;

/** A profile in words. */
export function profileSummary(profile: Profile): string {
  const { staff, business, yearEnd, others } = profile;
  const name = say(BUSINESS_LABELS[business]);
  const kind = hasYearEnd(profile)
    ? say('{group}, year end {month}', { group: name, month: monthName(yearEnd) })
    : name;
  const rest = OTHER_GROUPS.filter((group) => others.includes(group)).map((group) => say(OTHER_LABELS[group]));
  return [say(STAFF_LABELS[staff]), ...(business === 'none' ? [] : [kind]), ...rest].join('; ');
}
