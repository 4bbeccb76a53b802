import { screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { noticeRestored } from '@/lib/browser/page-start/noticeRestored';
import { recordActs } from '@/lib/browser/page-start/recordActs';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

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
  recordActs();
  noticeRestored();
});

// Text typed before script has come is tested in tests/e2e/script/light-pages.spec.ts and calculators/emptied-field.spec.ts.
it.each([
  ['Salary', { value: '900000' }],
  ['Small', { checked: true }],
  ['Service', { selectedIndex: 1 }],
])(
  'what the browser has restored in %s is said once React has taken over, for which the script is wanted',
  (label, restored) => {
    Object.assign(screen.getByLabelText(label), restored);
    window.dispatchEvent(new Event('pageshow'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);

    document.dispatchEvent(new Event(START_EVENTS.hydrated));
    expect(new Set(heard)).toEqual(new Set([`input ${label.toLowerCase()}`, `change ${label.toLowerCase()}`]));
  },
);
