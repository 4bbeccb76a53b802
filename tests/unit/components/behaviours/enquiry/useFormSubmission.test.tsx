import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerNever, enter, id, KEY, load, posted, posts, send, shown, typeAll } from './testForm';

// That a form is one enquiry, and is there again after a failure and a reload, is tested in tests/e2e/forms/contact-failures.spec.ts.
describe('what was typed into a form', () => {
  it('is kept of the fields that a visitor sees, and of no other', async () => {
    load();
    await typeAll();
    expect(sessionStorage.getItem(KEY)).toContain('First line');
    expect(sessionStorage.getItem(KEY)).not.toContain('extra_b');
  });

  it('is gone where it was emptied', () => {
    load();
    enter('Name', 'Asha');
    enter('Name', '');
    load();
    expect(shown('Name')).toBe('');
  });

  it('does not take the place of what a field holds already', () => {
    load();
    enter('Name', 'Asha');
    enter('Message', 'Kept');
    load({ prefilled: 'Typed by the browser' });
    expect([shown('Name'), shown('Message')]).toEqual(['Typed by the browser', 'Kept']);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":7}', '{"service":"no such service"}'])(
    'is not made up from %s in the storage',
    (text) => {
      sessionStorage.setItem(KEY, text);
      load();
      expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['', '', '']);
    },
  );
});

describe('a form that is sent', () => {
  it('is another enquiry than the one before', async () => {
    load();
    for (const _ of ['first', 'second']) {
      enter('Name', 'Asha');
      answer({ success: true });
      await send();
      await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(2)]);
  });

  it('is not posted again by a second press of Enter', async () => {
    load();
    answerNever();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}{Enter}');
    expect(posts()).toBe(1);
  });

  it('took a time that is never negative, where the clock was set back meanwhile', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load();
    enter('Name', 'Asha');
    jest.setSystemTime(500_000);
    answer({ success: true });
    await send();
    expect(Number(posted(0, 'elapsed'))).toBeGreaterThanOrEqual(0);
  });
});
