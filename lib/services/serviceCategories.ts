/** The ids of the eleven services, in the order in which lists show them. Apart from the schema, so that scripts of the browser carry no validator. */
export const SERVICE_IDS = [
  'audit',
  'investigations',
  'accounting',
  'secretarial',
  'cfo',
  'transactions',
  'taxation',
  'tax-litigation',
  'business-plans',
  'training',
  'company-setup',
] as const;

/** Service categories without 'all', which is a filter and not a category. */
export const SERVICE_CATEGORIES = ['audit', 'business', 'tax', 'advisory'] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** What visitors read for each category; 'all' stands for no filter. */
export const SERVICE_CATEGORY_LABELS = {
  all: 'All Services',
  audit: 'Audit & Assurance',
  business: 'Business Services',
  tax: 'Tax Services',
  advisory: 'Advisory Services',
} as const satisfies Record<'all' | ServiceCategory, string>;
