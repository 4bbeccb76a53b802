import { z } from 'zod';
import { pageLink, sitePath } from './fields.ts';

/** An entry of content/redirects.json: the new target of a removed address. */
const redirectSchema = z.strictObject({
  from: sitePath('/services/old-name').describe('An address that the site had: a page or a file'),
  to: pageLink('/services/audit').describe('A page or a file that the site has'),
});

export const redirectsSchema = z
  .array(redirectSchema)
  .meta({ unique: 'from' })
  .describe('Where addresses lead that are gone. The check asks for an entry when a page is renamed or removed.');

/** content/addresses.json: every page and file ever published, so that none vanishes without a redirect. */
export const addressesSchema = z
  .array(sitePath('/services/audit'))
  .describe('Every address ever published; the check names new ones');

export type Redirect = z.infer<typeof redirectSchema>;
