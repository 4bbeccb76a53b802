import firmJson from '../../../content/firm.json' with { type: 'json' };

const { name, phone, email, url, address, enquiryRetentionMonths, mark } = firmJson;

/**
 * Facts about the firm for the forms. Not parsed again: the build has validated them, and the schema would be the
 * larger part of a function's code.
 */
export const firm = { name, phone, email, url, address, enquiryRetentionMonths, mark };
