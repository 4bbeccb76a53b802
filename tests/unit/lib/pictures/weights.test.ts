import { gzipSync } from 'node:zlib';
import { drawRecipe } from '@/lib/pictures/drawRecipe';
import { fileOf } from '@/lib/pictures/files';
import { harbourPanorama } from '@/lib/pictures/heroArt';
import {
  badgeRecipe,
  coverRecipe,
  founderRecipe,
  portraitRecipe,
  type Recipe,
  serviceRecipe,
  slideRecipe,
  stripRecipe,
} from '@/lib/pictures/recipes';

const SERVICES = [
  { id: 'audit', icon: 'lens', iconColor: 'tanzanite' },
  { id: 'investigations', icon: 'arches', iconColor: 'tanzanite' },
  { id: 'accounting', icon: 'abacus', iconColor: 'bahari' },
  { id: 'secretarial', icon: 'seal', iconColor: 'bahari' },
  { id: 'company-setup', icon: 'baobab', iconColor: 'bahari' },
  { id: 'taxation', icon: 'slice', iconColor: 'nyekundu' },
  { id: 'tax-litigation', icon: 'scales', iconColor: 'nyekundu' },
  { id: 'cfo', icon: 'compass', iconColor: 'manjano' },
  { id: 'transactions', icon: 'interlock', iconColor: 'manjano' },
  { id: 'business-plans', icon: 'stairs', iconColor: 'manjano' },
  { id: 'training', icon: 'book', iconColor: 'manjano' },
] as const;

const SLIDES = [
  { id: 'one', scene: 'harbour', color: 'usiku', border: 'meno' },
  { id: 'two', scene: 'ledgerHall', color: 'tanzanite', border: 'almasi' },
  { id: 'three', scene: 'marketStall', color: 'nyekundu', border: 'wimbi' },
  { id: 'four', scene: 'mountainStair', color: 'manjano', border: 'mkeka' },
] as const;

const gzippedKilobytes = (markup: string) => gzipSync(markup, { level: 9 }).length / 1024;

const table: { subject: string; limit: number; recipe: Recipe }[] = [
  ...SERVICES.map((service) => ({ subject: `card of ${service.id}`, limit: 1.2, recipe: serviceRecipe(service) })),
  ...SLIDES.map((slide) => ({ subject: `slide ${slide.scene}`, limit: 4, recipe: slideRecipe(slide, 'wide') })),
  { subject: 'portrait', limit: 1, recipe: portraitRecipe({ id: 'neema', department: 'Leadership' }) },
  { subject: 'founder with a border', limit: 1.2, recipe: founderRecipe() },
  { subject: 'badge', limit: 0.6, recipe: badgeRecipe('network') },
  { subject: 'strip', limit: 0.6, recipe: stripRecipe('korosho', 'usiku') },
  { subject: 'cover', limit: 1.2, recipe: coverRecipe({ id: 'guide', category: 'guides', startYear: 2024 }) },
];

describe('the weight of a picture, gzipped', () => {
  it.each(table)('$subject stays below $limit KB', ({ recipe, limit }) => {
    expect(gzippedKilobytes(drawRecipe(recipe))).toBeLessThan(limit);
  });

  it('the panorama stays below 4 KB', () => {
    expect(gzippedKilobytes(harbourPanorama())).toBeLessThan(4);
  });
});

describe('the size that a page gives a picture', () => {
  it.each(table)('$subject states the same size in its file', ({ recipe }) => {
    const { width, height } = fileOf(recipe);
    expect(drawRecipe(recipe)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });
});
