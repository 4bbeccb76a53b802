import firmJson from '../../../content/firm.json' with { type: 'json' };

const { name, phone, email, url, enquiryRetentionMonths } = firmJson;

/**
 * What the forms need to know of the firm. Read as it is: the build has checked the file
 * against its schema, which would be the larger part of what the function loads.
 */
export const firm = { name, phone, email, url, enquiryRetentionMonths };
