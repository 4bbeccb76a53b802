import { z } from 'zod';
import { id, photo, placeholder, shownText, text } from './fields.ts';

/** An award of the gallery: content/awards.json. */
const awardSchema = z.strictObject({
  id: id('award-2019'),
  title: shownText('Tax practice of the year', 40),
  image: photo.describe("The firm's photo of it; a drawn plaque stands in"),
  alt: text('Plaque: tax practice of the year, 2019').describe('What the picture shows, for those who do not see it'),
  caption: text('Award').describe('Caption above the title on a drawn plaque'),
  descriptor: text('Regional business awards').describe('Line below the title on a drawn plaque'),
  placeholder,
});

/** A body that the firm belongs to, or that recognised it: content/affiliations.json. */
const affiliationSchema = z.strictObject({
  id: id('iapa-international'),
  name: text('IAPA International'),
  description: text('A network of independent accounting firms.'),
  image: photo,
  caption: text('Affiliation'),
  shortName: z
    .string()
    .min(2)
    .max(14)
    .meta({ example: 'IAPA' })
    .describe('Short form set large on the drawn plaque, at most 14 characters'),
  descriptor: text('Network of accounting firms'),
  onHome: z.boolean().meta({ example: true }).describe('True for those that Home shows'),
  placeholder,
});

/** A professional qualification on Home: content/credentials.json (ACCA, CIA, WES). */
const credentialSchema = z.strictObject({
  id: id('acca'),
  name: text('ACCA'),
  fullName: text('Association of Chartered Certified Accountants'),
  caption: text('Qualification'),
  descriptor: text('Chartered certified accountant'),
  image: photo,
  placeholder,
});

/** The gallery shows two side by side. */
export const awardsSchema = z.array(awardSchema).min(2).describe('The gallery of `/awards`, two side by side');
export const affiliationsSchema = z
  .array(affiliationSchema)
  .min(1)
  .describe('Bodies that the firm belongs to, on `/awards`; some also on `/`');
export const credentialsSchema = z.array(credentialSchema).min(1).describe('Professional qualifications on `/`');
export type Award = z.infer<typeof awardSchema>;
export type Affiliation = z.infer<typeof affiliationSchema>;
export type Credential = z.infer<typeof credentialSchema>;
