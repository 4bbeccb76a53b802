/** Groups of taxpayers with the same duties, each with a calendar file; see docs/decisions/calendar-files.md. */
export const DUTY_GROUPS = {
  'employer-10': 'Employers with 10 or more staff',
  'employer-under-10': 'Employers with fewer than 10 staff',
  withholding: 'Withholding agents',
  vat: 'VAT-registered',
  'vat-buyer': 'Designated VAT buyers',
  company: 'Companies',
  'public-body': 'Bodies audited by the Controller and Auditor General',
  trader: 'Sole traders, presumptive tax included',
  excise: 'Excise',
  gaming: 'Gaming',
  digital: 'Non-resident electronic services',
} as const;

export type DutyGroup = keyof typeof DUTY_GROUPS;

/** Ids of the groups in display order. */
export const DUTY_GROUP_IDS = Object.keys(DUTY_GROUPS) as [DutyGroup, ...DutyGroup[]];
