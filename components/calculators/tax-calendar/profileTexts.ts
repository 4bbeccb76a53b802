import { monthName } from '@/lib/calendar/calendarFiles';
import {
  type Business,
  hasYearEnd,
  OTHER_GROUPS,
  type OtherGroup,
  type Profile,
  type Staff,
} from '@/lib/calendar/profile';

/** Choices of the form, and the words for them in a printed sheet. */
export const STAFF_LABELS: Readonly<Record<Staff, string>> = {
  '10': '10 or more staff',
  'under-10': 'Fewer than 10 staff',
  none: 'No staff',
};

export const BUSINESS_LABELS: Readonly<Record<Business, string>> = {
  company: 'Company',
  'public-body': 'Body audited by the Controller and Auditor General',
  trader: 'Sole trader, presumptive tax included',
  none: 'None of these',
};

export const OTHER_LABELS: Readonly<Record<OtherGroup, string>> = {
  vat: 'VAT-registered',
  withholding: 'Withholds tax from payments',
  'vat-buyer': 'Designated buyer that withholds VAT',
  excise: 'Makes or supplies excisable goods or services',
  gaming: 'Runs gaming',
  digital: 'Electronic services from abroad',
};

/** A profile in words. */
export function profileSummary(profile: Profile): string {
  const { staff, business, yearEnd, others } = profile;
  const kind = hasYearEnd(profile)
    ? `${BUSINESS_LABELS[business]}, year end ${monthName(yearEnd)}`
    : BUSINESS_LABELS[business];
  const rest = OTHER_GROUPS.filter((group) => others.includes(group)).map((group) => OTHER_LABELS[group]);
  return [STAFF_LABELS[staff], ...(business === 'none' ? [] : [kind]), ...rest].join('; ');
}
