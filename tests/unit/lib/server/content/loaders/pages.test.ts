import { z } from 'zod';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { fillTexts } from '@/lib/server/content/loaders/pages';
import { getGuides } from '@/lib/server/content/loaders/resources';
import { getAllSectors, getAllServices } from '@/lib/server/content/loaders/services';
import { countInWords } from '@/lib/text/wording';

const fill = (text: string) => fillTexts(z.array(z.string()), [text])[0];
const services = countInWords(getAllServices().length);

describe('counts in texts', () => {
  it('come from the other files', () => {
    expect(fill('{services} services, {sectors} sectors')).toBe(
      `${services} services, ${countInWords(getAllSectors().length)} sectors`,
    );
    expect(fill('Since {foundedYear} in {city}')).toBe(`Since ${getFirm().foundedYear} in ${getFirm().address.city}`);
  });

  it('begin a sentence with a capital', () => {
    expect(fill('{Services} services.')).toBe(`${services.charAt(0).toUpperCase()}${services.slice(1)} services.`);
  });

  it('name the year of the oldest yearly guide as tax years are written', () => {
    const [, start = '', end = ''] = /^(20\d\d)\/(\d\d)$/.exec(fill('{firstTaxYear}') ?? '') ?? [];
    expect(getGuides().map(({ startYear }) => startYear)).toContain(Number(start));
    expect(Number(end)).toBe((Number(start) + 1) % 100);
  });

  it('leave a name alone that does not exist', () => expect(fill('{servises}')).toBe('{servises}'));
});
