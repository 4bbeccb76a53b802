import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getService } from '@/lib/server/content/loaders/services';

it('pages in Kiswahili say the translation of a text of a list, of every entry and of a text in a folder', () => {
  expect(getFirm('sw').hours.map(({ text }) => text)).toEqual(['7:00 AM to 12:30 PM', 'Imefungwa']);
  expect(getService('audit', 'sw')).toMatchObject({
    title: 'Ukaguzi gatini',
    linkLabel: 'Soma kuhusu ukaguzi',
  });
  expect(getPageTexts('sw').contact.whatNext).toEqual([
    'Unapata kazi na bei kwa maandishi kabla ya kuamua.',
    'You decide.',
  ]);
});

it('a text that nobody has translated, or whose English has changed since, stays English, and so do pages in English', () => {
  expect(getFirm('sw').replyPromise).toBe('We reply by the next tide.');
  expect(getFirm('sw').description).toBe('An accounting firm on the coast.');
  expect(getFirm('en').tagline).toBe('Books that float.');
});
