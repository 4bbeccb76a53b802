import { entryMeta } from '@/lib/resources/entryMeta';

describe('the line under the title of an entry', () => {
  it('names who made it, and the date in full', () => {
    expect(entryMeta({ author: 'The tax team', date: '2025-04-02' })).toBe('By the tax team · 2 April 2025');
  });

  it('is the date alone where nobody is named', () => expect(entryMeta({ date: '2025-04-02' })).toBe('2 April 2025'));
});
