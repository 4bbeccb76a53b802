import { z } from 'zod';
import { BORDER_NAMES, PALETTE_NAMES, SCENE_NAMES } from '../../site/pictureStyle.ts';
import { id, oneOf, pageLink, photo, text } from './fields.ts';
import { proverbSchema } from './firm.ts';
import { filledText } from './pageTexts.ts';

/** A slide of the hero on Home. */
const heroSlideSchema = z.strictObject({
  id: id('financial-excellence'),
  label: text('Financial Excellence').describe('Label of its progress bar'),
  title: text('Financial Excellence'),
  description: filledText('Audit, tax and accounting in {city} since {foundedYear}.'),
  scene: oneOf(SCENE_NAMES).describe('Scene of the picture system'),
  color: oneOf(PALETTE_NAMES).describe('Palette of the cloth'),
  border: oneOf(BORDER_NAMES),
  image: photo.describe('A photo that replaces the scene'),
  callToAction: z.strictObject({ text: text('Explore our services'), link: pageLink('/services') }),
  proverb: proverbSchema,
});

const titled = z.strictObject({ title: text('Expert Team'), text: text('Accountants who sign what they prepare.') });
const section = z.strictObject({ heading: text('Our Core Services') });

/** content/home.json */
export const homeSchema = z
  .strictObject({
    opening: text('Your pay, your dates, your books').describe('Spoken name of the block below the slides'),
    books: text('Scope, fee and dates in writing before work starts.').describe(
      'What a visitor gets who asks for a quote: beside the salary field and the next filing date',
    ),
    letter: z
      .strictObject({
        title: text('A letter from TRA'),
        text: text('You have 30 days from the decision to object.'),
        link: text('Plan the objection'),
      })
      .describe('In the same block, with a link to the objection planner'),
    slides: z.array(heroSlideSchema).min(2),
    services: section,
    valueBlurbs: z.array(titled).min(1).max(3).describe('Expert Team, Tailored Solutions, Ongoing Support'),
    cases: section.describe('Above the cases of services'),
    about: section,
    industries: section,
    recognition: section,
    callback: section.extend({ intro: text('We will call you in office hours.') }),
  })
  .describe('`/`: slides of the hero, headings of the sections, value blurbs');

export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type Home = z.infer<typeof homeSchema>;
