import { monthName } from '@/lib/calendar/calendarFiles';
import {
  type Business,
  hasYearEnd,
  OTHER_GROUPS,
  type OtherGroup,
  type Profile,
  type Staff,
} from '@/lib/calendar/profile';

/** Choices of the form. */
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
