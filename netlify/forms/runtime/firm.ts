import firmJson from '../../../content/firm.json' with { type: 'json' };

const { name, phone, email, url, address, enquiryRetentionMonths, mark } = firmJson;

/**
 * The firm's details for the forms. Not parsed again, because the build has validated them, and the schema would make up
 * most of a function's code.
 */
export const firm = { name, phone, email, url, address, enquiryRetentionMonths, mark };
