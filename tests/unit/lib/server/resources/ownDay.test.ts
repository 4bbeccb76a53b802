import { newestFirst, ownDayText } from '@/lib/server/resources/ownDay';

const entry = (category: string, id: string, more: { year?: number; startYear?: number } = {}) => ({
  id,
  category,
  date: '2025-08-18',
  ...more,
});
const GUIDE = entry('guides', 'tax-guide-2012-13', { startYear: 2012 });
const ACT = entry('finance-act', 'finance-act-2024', { year: 2024 });
const VIDEO = entry('videos', 'a-video');

describe('the day that an entry carries', () => {
  it.each([
    ['the beginning of its year for a yearly guide', GUIDE, 'Law from 1 July 2012'],
    ['the day from which a Finance Act is in force', ACT, 'In force from 1 July 2024'],
    ['that of the law for an act', entry('acts', 'local-government-finance-act'), 'Law as at 1 July 2025'],
    ['that of the law for an article', entry('articles', 'transfer-pricing-file'), 'Law as at 24 September 2025'],
    ['that of its sources for a conversation', entry('media', 'first-audit-interview'), '20 January 2025'],
    ['its own where it has no text', VIDEO, '18 August 2025'],
  ])('is %s', (_, one, text) => expect(ownDayText(one)).toBe(text));

  it('puts lists in order, the newest first', () => {
    expect(newestFirst([GUIDE, VIDEO, ACT])).toEqual([VIDEO, ACT, GUIDE]);
  });
});
