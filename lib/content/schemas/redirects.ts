import { z } from 'zod';
import { sitePath } from './fields.ts';

/** An entry of content/redirects.json: where an address that is gone leads to. */
export const redirectSchema = z.strictObject({
  /** An address that the site had: a page or a file. */
  from: sitePath('/services/old-name'),
  /** A page or a file that the site has. */
  to: sitePath('/services/audit'),
});

export const redirectsSchema = z.array(redirectSchema);

/** content/addresses.json: every page and file that was ever published. `npm run documents` adds new ones. */
export const addressesSchema = z.array(sitePath('/services/audit'));

export type Redirect = z.infer<typeof redirectSchema>;
