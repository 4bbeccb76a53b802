import firmJson from '../../../content/firm.json' with { type: 'json' };

const { name, phone, email, url, address, enquiryRetentionMonths, mark } = firmJson;

/**
 * The facts of the firm that the forms need. Not parsed by its schema, which the build has applied already and which would
 * be the larger part of what a function loads.
 */
export const firm = { name, phone, email, url, address, enquiryRetentionMonths, mark };
