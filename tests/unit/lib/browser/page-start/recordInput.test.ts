import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { recordInput } from '@/lib/browser/page-start/recordInput';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const hydrate = () => document.dispatchEvent(new Event(START_EVENTS.hydrated));
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <button type="button" id="open">Open</button>
    <button type="button" popovertarget="menu">Menu</button>
    <button type="submit">Send</button>
    <label>Salary <input id="salary" value="800,000"></label>
    <label>Small <input id="small" type="checkbox"></label>
    <label>Service <select id="service"><option value="">None</option><option>Audit</option></select></label>`;
  for (const type of ['click', 'input', 'change']) {
    document.body.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`${type} ${target.id || target.textContent}`);
    });
  }
  recordInput(START_EVENTS);
});

describe('what a visitor does before React has taken over', () => {
  it('is a click on a button that needs script: carried out afterwards, once', () => {
    fireEvent.click(screen.getByText('Open'));
    fireEvent.click(screen.getByText('Open'));
    expect(heard).toEqual([]);
    expect(screen.getByText('Open')).toHaveAttribute('data-pending');

    hydrate();
    expect(heard).toEqual(['click open']);
    expect(screen.getByText('Open')).not.toHaveAttribute('data-pending');

    fireEvent.click(screen.getByText('Open'));
    expect(heard).toEqual(['click open', 'click open']);
    expect(document.documentElement).toHaveAttribute('data-hydrated');
  });

  it('is a click, for which the loader is asked: a screen reader clicks without a pointer', () => {
    const ask = jest.fn();
    document.addEventListener('input', ask);
    fireEvent.click(screen.getByText('Open'));

    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('goes its own way where it needs no script', () => {
    fireEvent.click(screen.getByText('Menu'));
    fireEvent.click(screen.getByText('Send'));

    expect(heard).toEqual(['click Menu', 'click Send']);
    hydrate();
    expect(heard).toHaveLength(2);
  });

  it('is typed text, which the field says again, with the caret where it was', () => {
    const field = screen.getByLabelText<HTMLInputElement>('Salary');
    field.focus();
    fireEvent.input(field, { target: { value: '1,350,000' } });
    field.setSelectionRange(2, 2);
    expect(heard).toEqual([]);

    hydrate();
    expect(heard).toEqual(['input salary', 'change salary']);
    expect(field).toHaveValue('1,350,000');
    expect(field.selectionStart).toBe(2);
  });

  it('is a choice, also a tick', () => {
    fireEvent.click(screen.getByLabelText('Small'));
    heard.length = 0;
    fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'Audit' } });
    hydrate();

    expect(screen.getByLabelText('Small')).toBeChecked();
    expect(screen.getByLabelText('Service')).toHaveValue('Audit');
    expect(heard).toEqual(expect.arrayContaining(['change small', 'change service']));
    expect(heard.filter((event) => event === 'change small')).toHaveLength(1);
  });

  it('is forgotten as a click, but not as text, when the scripts cannot be loaded', () => {
    fireEvent.click(screen.getByText('Open'));
    fireEvent.input(screen.getByLabelText('Salary'), { target: { value: '5' } });
    document.dispatchEvent(new Event(START_EVENTS.failed));
    expect(screen.getByText('Open')).not.toHaveAttribute('data-pending');

    hydrate();
    expect(heard).toEqual(['input salary', 'change salary']);
  });

  it('is what the browser has restored, of which the page is told', () => {
    const told = jest.fn();
    document.addEventListener('input', told);
    screen.getByLabelText<HTMLInputElement>('Salary').value = '900000';
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(1);

    hydrate();
    expect(heard).toEqual(['input salary', 'change salary']);
  });
});
