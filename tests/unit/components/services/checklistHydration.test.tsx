import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checklist } from '@/components/services/Checklist';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { holdPresses } from '@/lib/browser/page-start/holdPresses';
import { keepTyping } from '@/lib/browser/page-start/keepTyping';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const list = (
  <Checklist
    service={{ id: 'audit', title: 'Audit Services' }}
    heading={{ id: 'what-to-bring', text: 'What to bring' }}
    items={['Trial balance', 'Bank statements', 'Minutes']}
    border={<svg />}
    source="The firm"
  />
);
const box = (name: string) => screen.getByRole('checkbox', { name });

function openPage(): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(list)}</main>`;
  keepTyping(START_EVENTS);
  holdPresses(START_EVENTS);
  return document.querySelector('main') ?? document.body;
}

async function bringScript(main: HTMLElement): Promise<void> {
  await act(async () => void hydrateRoot(main, list));
  await act(async () => void document.dispatchEvent(new Event(START_EVENTS.hydrated)));
}

const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => localStorage.clear());

describe('a list that is ticked before its script has come', () => {
  it.each([
    [undefined, '["Minutes"]'],
    ['["Trial balance"]', '["Trial balance","Minutes"]'],
  ])('keeps the tick beside what the device had stored, %s, and says so', async (stored, expected) => {
    if (stored) localStorage.setItem('checklist:audit', stored);
    const main = openPage();
    box('Minutes').click();
    await bringScript(main);
    expect(box('Minutes')).toBeChecked();
    expect(box('Trial balance')).toHaveProperty('checked', stored !== undefined);
    expect(localStorage.getItem('checklist:audit')).toBe(expected);
    expect(screen.getByRole('status')).toHaveTextContent(`${JSON.parse(expected).length} of 3 ready`);
  });

  it('sends the tick along where sending was pressed as early', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    // React's development build complains of the mark on a press that is held back.
    complaints();
    const main = openPage();
    box('Minutes').click();
    screen.getByRole('button', { name: 'Send this list on WhatsApp' }).click();
    await bringScript(main);
    expect(decodeURIComponent(String(open.mock.calls[0]?.[0]))).toContain('Ready, 1 of 3:\n- Minutes');
  });

  it('has the same markup in the browser as on the server', async () => {
    const heard = complaints();
    await bringScript(openPage());
    expect(heard).not.toHaveBeenCalled();
  });
});
