import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getService } from '@/lib/server/content/loaders/services';
import { inLanguage } from '@/lib/server/content/source/contentFiles';

it('pages in Kiswahili say the translation of a text of a list, of every entry and of a text in a folder', () => {
  expect(inLanguage('sw', getFirm).hours.map(({ text }) => text)).toEqual(['7:00 AM to 12:30 PM', 'Imefungwa']);
  expect(inLanguage('sw', () => getService('audit'))).toMatchObject({
    title: 'Ukaguzi gatini',
    linkLabel: 'Soma kuhusu ukaguzi',
  });
  expect(getPageTexts('sw').contact.whatNext).toEqual([
    'Unapata kazi na bei kwa maandishi kabla ya kuamua.',
    'You decide.',
  ]);
});

it('a text that nobody has translated, or whose English has changed since, stays English, and so do pages in English', () => {
  expect(inLanguage('sw', getFirm).replyPromise).toBe('We reply by the next tide.');
  expect(inLanguage('sw', getFirm).description).toBe('An accounting firm on the coast.');
  expect(getFirm().tagline).toBe('Books that float.');
});
