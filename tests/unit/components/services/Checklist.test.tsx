import { fireEvent, render, screen, within } from '@testing-library/react';
import { Checklist } from '@/components/services/Checklist';
import { texts } from '@/tests/support/reading';

const ITEMS = ['Trial balance', 'Bank statements', 'Minutes'];

const load = (items: readonly string[] = ITEMS) =>
  render(
    <Checklist
      service={{ id: 'audit', title: 'Audit Services' }}
      heading={{ id: 'what-to-bring', text: 'What to bring' }}
      items={items}
      border={<svg />}
      source="The firm, firm.example/services/audit"
    />,
  );
const list = () => screen.getByRole('region', { name: 'What to bring' });
const boxes = () => within(list()).getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => texts(boxes().flatMap((box) => (box.checked && box.parentElement ? [box.parentElement] : [])));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');
const enquiry = () =>
  new URL(screen.getByRole('link', { name: 'Attach to an enquiry' }).getAttribute('href') ?? '', 'https://x.example');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the list of what to bring', () => {
  it('has a box for each paper, and says how many are ready once one was ticked, and not before', () => {
    load();
    expect(texts(boxes().flatMap((box) => box.parentElement ?? []))).toEqual(ITEMS);
    expect(status()).toBeEmptyDOMElement();
    tick('Minutes');
    expect(status()).toHaveTextContent('1 of 3 ready');
    tick('Minutes');
    expect(status()).toHaveTextContent('0 of 3 ready');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps its ticks on the device, also where papers have changed their place', () => {
    const { unmount } = load();
    tick('Minutes');
    unmount();
    load(['Minutes', 'Ledgers']);
    expect(ticked()).toEqual(['Minutes']);
  });

  it.each(['no list', '{"Minutes":true}', '[1]'])('starts without ticks where the device holds %s', (stored) => {
    localStorage.setItem('checklist:audit', stored);
    load();
    expect(ticked()).toEqual([]);
  });

  it('works where the browser forbids storage', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    load();
    tick('Minutes');
    expect(ticked()).toEqual(['Minutes']);
    expect(status()).toHaveTextContent('1 of 3 ready');
  });
});

describe('the way of the list to others', () => {
  it('is an enquiry about the service, with what is ticked', () => {
    load();
    expect(enquiry().searchParams.has('message')).toBe(false);
    tick('Minutes');
    expect(enquiry().pathname).toBe('/contact');
    expect(Object.fromEntries(enquiry().searchParams)).toEqual({
      service: 'audit',
      message: 'I have 1 of 3: Minutes. Still missing: Trial balance; Bank statements.',
    });
  });

  it('is a message on WhatsApp to whomever the visitor chooses, in a new tab', () => {
    const tab = { opener: window };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    load();
    tick('Minutes');
    press('Send this list on WhatsApp');
    const [[url, target] = []] = open.mock.calls;
    const { origin, pathname, searchParams } = new URL(String(url));
    expect([origin + pathname, target, tab.opener]).toEqual(['https://wa.me/', '_blank', null]);
    expect(searchParams.get('text')).toMatch(/^Audit Services: what to bring\n\nReady, 1 of 3:\n- Minutes\n/);
    expect(searchParams.get('text')).toMatch(/#what-to-bring$/);
  });

  it('is a sheet of paper with the list alone, which names the service and the firm, as often as one likes', () => {
    const sheets: (string | undefined)[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => void sheets.push(list().dataset.alone));
    load();
    press('Print this list');
    expect(list()).toHaveTextContent('Audit Services');
    expect(list()).toHaveTextContent('The firm, firm.example/services/audit');
    fireEvent(window, new Event('afterprint'));
    expect(list()).not.toHaveAttribute('data-alone');
    press('Print this list');
    expect(sheets).toEqual([expect.any(String), expect.any(String)]);
  });
});
