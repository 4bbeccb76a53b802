import type { DutyGroup, DutyProfile } from './duties.ts';

/** Number of employees. */
export const STAFF = ['10', 'under-10', 'none'] as const;
/** Kinds of business. */
export const BUSINESSES = ['company', 'public-body', 'trader', 'none'] as const;
/** Additional groups, by query parameter. */
export const OTHER_GROUPS = ['vat', 'withholding', 'vat-buyer', 'excise', 'gaming', 'digital'] as const;

export type Staff = (typeof STAFF)[number];
export type Business = (typeof BUSINESSES)[number];
export type OtherGroup = (typeof OTHER_GROUPS)[number];

/** A visitor's choices in the tax calendar. */
export type Profile = {
  staff: Staff;
  business: Business;
  /** Month in which the accounting year ends, 1 to 12. Always December for individuals. */
  yearEnd: number;
  others: readonly OtherGroup[];
};

/** Default profile, with the duties of most businesses. */
export const DEFAULT_PROFILE: Profile = {
  staff: '10',
  business: 'company',
  yearEnd: 12,
  others: ['vat', 'withholding'],
};

export const DECEMBER = 12;

/** Checks whether a type of business, or a group of taxpayers, chooses its year end. */
export const hasYearEnd = ({ business }: { business: Business | DutyGroup }): boolean =>
  business === 'company' || business === 'public-body';

/** Returns the duty groups that apply to a profile. */
export function dutyProfileOf(profile: Profile): DutyProfile {
  const { staff, business, others, yearEnd } = profile;
  return {
    groups: [
      ...(staff === 'none' ? [] : [`employer-${staff}` as const]),
      ...(business === 'none' ? [] : [business]),
      ...others,
    ],
    yearEnd: hasYearEnd(profile) ? yearEnd : DECEMBER,
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Parses a profile from query parameters. Unknown values fall back to the default; missing checkboxes are unticked. */
export function readProfile(query: URLSearchParams): Profile {
  const end = Number(query.get('end'));
  return {
    staff: oneOf(STAFF, query.get('staff'), DEFAULT_PROFILE.staff),
    business: oneOf(BUSINESSES, query.get('business'), 'none'),
    yearEnd: Number.isInteger(end) && end >= 1 && end <= DECEMBER ? end : DECEMBER,
    others: OTHER_GROUPS.filter((group) => query.get(group) === '1'),
  };
}

/** Returns a profile's query parameters. Undefined ones are omitted from the URL. */
export function profileParams(profile: Profile): Record<string, string | undefined> {
  const { staff, business, yearEnd, others } = profile;
  return {
    staff,
    business,
    end: hasYearEnd(profile) ? String(yearEnd) : undefined,
    ...Object.fromEntries(OTHER_GROUPS.map((group) => [group, others.includes(group) ? '1' : undefined])),
  };
}
