import { z } from 'zod';
import { day, financeAct, id, photo, placeholder, service, text } from './fields.ts';
import { motif } from './figures.ts';

/** Home shows this many sectors: the first of the list. */
const HOME_SECTORS = 6;

/** A sector of content/sectors.json (in the order of lists; the first ones stand on Home). */
export const sectorSchema = z.strictObject({
  /** Anchor on /industries and name of its picture. */
  id: id('mining-resources'),
  name: text('Mining & Resources'),
  /** Two or three sentences: what businesses of the sector face. */
  description: text('Mines, quarries and dealers, from exploration licence to export.'),
  /** The tax or audit point that matters in the sector: one or two sourced sentences. */
  taxPoint: text('Losses are ring-fenced by licence.'),
  /** Name of the motif in the picture system. */
  motif,
  /** A photo that replaces the drawing. */
  image: photo,
  /** Clients served and years of work in the sector: the firm's own claim, so a placeholder until it confirms. */
  stats: z
    .strictObject({
      clients: z.number().int().positive().meta({ example: 25 }),
      years: z.number().int().positive().meta({ example: 10 }),
      placeholder,
    })
    .optional()
    .meta({ example: { clients: 25, years: 10, placeholder: true } }),
  /** Services that the sector asks for most, best first. */
  services: z
    .array(service)
    .min(2)
    .max(4)
    .meta({ example: ['audit', 'taxation'] }),
});

/** content/industries.json: what the tax points of all sectors rest on. */
export const industriesSchema = z.strictObject({
  /** Date of the newest source; never today's because it is today's. */
  checkedOn: day(),
  /** The newest Finance Act that all of them take in. */
  financeAct,
});

export const sectorsSchema = z.array(sectorSchema).min(HOME_SECTORS);
export type Industries = z.infer<typeof industriesSchema>;
export type Sector = z.infer<typeof sectorSchema>;
