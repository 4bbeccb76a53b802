import { z } from 'zod';
import { BORDER_NAMES, PALETTE_NAMES, SCENE_NAMES } from '../../site/pictureStyle.ts';
import { id, oneOf, photo, sitePath, text } from './fields.ts';
import { proverbSchema } from './firm.ts';
import { filledText } from './pageTexts.ts';

/** A slide of the hero on Home. */
const heroSlideSchema = z.strictObject({
  id: id('financial-excellence'),
  /** Label of its progress bar. */
  label: text('Financial Excellence'),
  title: text('Financial Excellence'),
  description: text('Audited, filed and explained.'),
  /** Scene of the picture system. */
  scene: oneOf(SCENE_NAMES),
  /** Palette of the cloth. */
  color: oneOf(PALETTE_NAMES),
  border: oneOf(BORDER_NAMES),
  /** A photo that replaces the scene. */
  image: photo,
  callToAction: z.strictObject({ text: text('Explore our services'), link: sitePath('/services') }),
  proverb: proverbSchema,
});

const titled = z.strictObject({ title: text('Expert Team'), text: text('Accountants who sign what they prepare.') });
const section = z.strictObject({
  heading: text('Our Core Services'),
  intro: filledText('{Services} services, one team.'),
});

/** content/home.json */
export const homeSchema = z.strictObject({
  /** What the firm does: the first line of Home. */
  kicker: filledText('Audit, tax and accounting · {city}, since {foundedYear}'),
  /** On a phone, above the salary field and the next filing date. */
  opening: text('Your pay, your dates, your books'),
  slides: z.array(heroSlideSchema).min(2),
  /** Above the field that opens the salary calculator. */
  salary: section,
  services: section,
  /** Expert Team, Tailored Solutions, Ongoing Support. */
  valueBlurbs: z.array(titled).min(1).max(3),
  about: z.strictObject({ heading: text('A firm that opens the ledger with you') }),
  industries: section,
  recognition: section,
  callback: section,
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type Home = z.infer<typeof homeSchema>;
