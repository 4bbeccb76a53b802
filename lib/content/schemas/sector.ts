import { z } from 'zod';
import { boundedList, count, day, financeAct, id, pageLink, photo, placeholder, service, text } from './fields.ts';
import { motif } from './tax/figures.ts';

/** Number of sectors on Home: the first of the list. */
const HOME_SECTORS = 6;

/** A sector of content/sectors.json (in display order; Home shows the first ones). */
const sectorSchema = z.strictObject({
  id: id('mining-resources').describe('Anchor on /industries and name of its picture'),
  name: text('Mining & Resources'),
  description: text('Mines, quarries and dealers, from exploration licence to export.').describe(
    'Two or three sentences: what businesses of the sector face',
  ),
  taxPoint: text('Losses are ring-fenced by licence.').describe(
    'The tax or audit point that matters in the sector: one or two sourced sentences',
  ),
  motif: motif.describe('Name of the motif in the picture system'),
  image: photo.describe('A photo that replaces the drawing'),
  stats: z
    .strictObject({
      clients: count(25),
      years: count(10),
      placeholder,
    })
    .meta({ example: { clients: 25, years: 10, placeholder: true } })
    .describe('Clients served and years of work in the sector'),
  reads: pageLink('/resources/guides/non-profit-tax-guide')
    .optional()
    .describe('A link on `/`, to a page that the search lists'),
  services: boundedList(service, [2, 4], ['audit', 'taxation']).describe(
    'Services that the sector asks for most, best first',
  ),
});

/** content/industries.json: sources of the sectors' tax points. */
export const industriesSchema = z
  .strictObject({
    checkedOn: day().describe("Date of the newest source; never today's because it is today's"),
    financeAct: financeAct.describe('The newest Finance Act that all of them take in'),
  })
  .describe('`/industries`: what the tax points of all sectors rest on');

export const sectorsSchema = z
  .array(sectorSchema)
  .min(HOME_SECTORS)
  .describe('`/industries` and the list on `/awards`; the first six on `/`');
export type Industries = z.infer<typeof industriesSchema>;
export type Sector = z.infer<typeof sectorSchema>;
