import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { keepTyping } from '@/lib/browser/page-start/keepTyping';
import { noticeRestored } from '@/lib/browser/page-start/noticeRestored';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const hydrate = () => document.dispatchEvent(new Event(START_EVENTS.hydrated));
const asked = jest.fn();
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  asked.mockClear();
  document.body.innerHTML = `
    <label>Salary <input id="salary" value="800,000"></label>
    <label>Small <input id="small" type="checkbox"></label>
    <label>Service <select id="service"><option value="">None</option><option>Audit</option></select></label>`;
  for (const type of ['input', 'change']) {
    document.body.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`${type} ${target.id}`);
    });
  }
  document.addEventListener(START_EVENTS.wanted, asked);
  keepTyping(START_EVENTS);
  noticeRestored(START_EVENTS);
});

describe('what is entered before React has taken over', () => {
  it('is typed text, which the field says again, with the caret where it was', () => {
    const field = screen.getByLabelText<HTMLInputElement>('Salary');
    field.focus();
    fireEvent.input(field, { target: { value: '1,350,000' } });
    field.setSelectionRange(2, 2);
    expect(heard).toEqual([]);
    expect(asked).toHaveBeenCalled();

    hydrate();
    expect(heard).toEqual(['input salary', 'change salary']);
    expect(field).toHaveValue('1,350,000');
    expect(field.selectionStart).toBe(2);
  });

  it('is a choice, also a tick', () => {
    fireEvent.click(screen.getByLabelText('Small'));
    fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'Audit' } });
    expect(heard).toEqual([]);
    hydrate();

    expect(screen.getByLabelText('Small')).toBeChecked();
    expect(screen.getByLabelText('Service')).toHaveValue('Audit');
    expect(heard).toEqual(expect.arrayContaining(['change small', 'change service']));
    expect(heard.filter((event) => event === 'change small')).toHaveLength(1);
  });

  it('is kept, also where the scripts could not be loaded at first', () => {
    fireEvent.input(screen.getByLabelText('Salary'), { target: { value: '5' } });
    document.dispatchEvent(new Event(START_EVENTS.failed));
    hydrate();

    expect(heard).toEqual(['input salary', 'change salary']);
  });

  it.each([
    ['Salary', (field: HTMLElement) => Object.assign(field, { value: '900000' })],
    ['Small', (field: HTMLElement) => Object.assign(field, { checked: true })],
    ['Service', (field: HTMLElement) => Object.assign(field, { selectedIndex: 1 })],
  ])('is what the browser has restored in %s, for which the script is wanted', (label, restore) => {
    restore(screen.getByLabelText(label));
    window.dispatchEvent(new Event('pageshow'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);

    hydrate();
    expect(new Set(heard)).toEqual(new Set([`input ${label.toLowerCase()}`, `change ${label.toLowerCase()}`]));
  });

  it('outlives a render of a field that is left while React takes over', () => {
    const field = screen.getByLabelText<HTMLInputElement>('Salary');
    const rerender = jest.fn(() => {
      field.value = '800,000';
    });
    document.body.addEventListener('focusout', rerender);
    field.focus();
    fireEvent.input(field, { target: { value: '1,350,000' } });
    field.blur();
    expect(rerender).not.toHaveBeenCalled();

    rerender();
    hydrate();
    expect(field).toHaveValue('1,350,000');
    field.focus();
    field.blur();
    expect(rerender).toHaveBeenCalledTimes(2);
  });

  it('is heard at once afterwards', () => {
    hydrate();
    fireEvent.input(screen.getByLabelText('Salary'), { target: { value: '5' } });
    expect(heard).toEqual(['input salary']);
  });
});
