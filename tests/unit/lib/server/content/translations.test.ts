import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getService } from '@/lib/server/content/loaders/services';

it('Kiswahili pages use the translations of single, wildcard and file texts', () => {
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

it('an untranslated or outdated text stays English, and so do English pages', () => {
  expect(getFirm('sw').replyPromise).toBe('We reply by the next tide.');
  expect(getFirm('sw').description).toBe('An accounting firm on the coast.');
  expect(getFirm('en').tagline).toBe('Books that float.');
});
