/** Service categories, without the filter option 'all'. */
export const SERVICE_CATEGORIES = ['audit', 'business', 'tax', 'advisory'] as const;

export type ServiceId = string;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** Visible category labels; 'all' means no filter. */
export const SERVICE_CATEGORY_LABELS = {
  all: 'All Services',
  audit: 'Audit & Assurance',
  business: 'Business Services',
  tax: 'Tax Services',
  advisory: 'Advisory Services',
} as const satisfies Record<'all' | ServiceCategory, string>;
