import type { DutyProfile } from './duties.ts';
import type { DutyGroup } from './groups.ts';

/** How many the visitor employs. */
export const STAFF = ['10', 'under-10', 'none'] as const;
/** What kind of business the visitor runs. */
export const BUSINESSES = ['company', 'public-body', 'trader', 'none'] as const;
/** What else concerns the visitor, by parameter of the query. */
export const OTHER_GROUPS = ['vat', 'withholding', 'vat-buyer', 'excise', 'gaming', 'digital'] as const;

export type Staff = (typeof STAFF)[number];
export type Business = (typeof BUSINESSES)[number];
export type OtherGroup = (typeof OTHER_GROUPS)[number];

/** What a visitor of the tax calendar chooses. */
export type Profile = {
  staff: Staff;
  business: Business;
  /** Month in which the accounting year ends, 1 to 12. That of a person always ends in December. */
  yearEnd: number;
  others: readonly OtherGroup[];
};

/** What most firms are, for a page that has not been told. */
export const DEFAULT_PROFILE: Profile = {
  staff: '10',
  business: 'company',
  yearEnd: 12,
  others: ['vat', 'withholding'],
};

const EMPLOYERS: Readonly<Record<Staff, readonly DutyGroup[]>> = {
  '10': ['employer-10'],
  'under-10': ['employer-under-10'],
  none: [],
};

const DECEMBER = 12;

/** True where the business chooses its year end. */
export const hasYearEnd = ({ business }: Pick<Profile, 'business'>): boolean =>
  business === 'company' || business === 'public-body';

/** The groups whose duties a profile has. */
export function groupsOf(profile: Profile): DutyProfile {
  const { staff, business, others, yearEnd } = profile;
  return {
    groups: [...EMPLOYERS[staff], ...(business === 'none' ? [] : [business]), ...others],
    yearEnd: hasYearEnd(profile) ? yearEnd : DECEMBER,
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** The profile of a query; what is unknown in it counts as the default, a choice that is missing as not made. */
export function readProfile(query: URLSearchParams): Profile {
  const end = Number(query.get('end'));
  return {
    staff: oneOf(STAFF, query.get('staff'), DEFAULT_PROFILE.staff),
    business: oneOf(BUSINESSES, query.get('business'), 'none'),
    yearEnd: Number.isInteger(end) && end >= 1 && end <= DECEMBER ? end : DECEMBER,
    others: OTHER_GROUPS.filter((group) => query.get(group) === '1'),
  };
}

/** The parameters of a profile; undefined ones are left out of the query. */
export function profileParams(profile: Profile): Record<string, string | undefined> {
  const { staff, business, yearEnd, others } = profile;
  return {
    staff,
    business,
    end: hasYearEnd(profile) ? String(yearEnd) : undefined,
    ...Object.fromEntries(OTHER_GROUPS.map((group) => [group, others.includes(group) ? '1' : undefined])),
  };
}
