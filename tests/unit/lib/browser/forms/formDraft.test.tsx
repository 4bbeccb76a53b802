import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, enter, KEY, load, send, shown, typeAll } from './testForm';

describe('what was typed into a form', () => {
  it('is there again after a reload', async () => {
    load();
    await typeAll();
    load();
    expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['Asha', 'audit', 'First line\nsecond']);
  });

  it('is kept where it was typed before script came', () => {
    load({ prefilled: 'Asha' });
    load();
    expect(shown('Name')).toBe('Asha');
  });

  it('is kept of the fields that a visitor sees, and of no other', async () => {
    load();
    await typeAll();
    expect(sessionStorage.getItem(KEY)).not.toContain('website');
  });

  it('does not take the place of what a field holds already', () => {
    load();
    enter('Name', 'Asha');
    enter('Message', 'Kept');
    load({ prefilled: 'Typed by the browser' });
    expect([shown('Name'), shown('Message')]).toEqual(['Typed by the browser', 'Kept']);
  });

  it('stays in its own form', () => {
    load();
    enter('Name', 'Asha');
    load({ kind: 'callback' });
    expect(shown('Name')).toBe('');
  });

  it('is there after mistakes, and after a failure and a reload', async () => {
    load();
    enter('Message', 'When is it due?');
    await send();
    expect(screen.getByText('Name is required')).toBeInTheDocument();

    answer({ success: false, message: 'Call us.' });
    enter('Name', 'Asha');
    await send();
    expect(screen.getByText('Call us.')).toBeInTheDocument();
    load();
    expect([shown('Name'), shown('Message')]).toEqual(['Asha', 'When is it due?']);
  });

  it('is forgotten once the form was taken, and the next form is kept again', async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(sessionStorage.getItem(KEY)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(shown('Name')).toBe('');
    enter('Name', 'Juma');
    load();
    expect(shown('Name')).toBe('Juma');
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
