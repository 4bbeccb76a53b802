import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checklist } from '@/components/services/Checklist';

const KEY = 'checklist:audit';
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
const box = (name: string) => screen.getByRole('checkbox', { name });
const tick = (name: string) => userEvent.click(box(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const attached = () =>
  new URL(screen.getByRole('link', { name: 'Attach to an enquiry' }).getAttribute('href') ?? '', 'https://x.example');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the list of what to bring', () => {
  it('has a box for each paper, none ticked, under its heading', () => {
    load();
    const list = within(screen.getByRole('region', { name: 'What to bring' }));

    expect(list.getAllByRole('checkbox').map((element) => element.parentElement?.textContent)).toEqual(ITEMS);
    for (const item of ITEMS) expect(box(item)).not.toBeChecked();
  });

  it('says how many are ready once one is ticked or taken back, and not before', async () => {
    load();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await tick('Minutes');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 ready');
    await tick('Minutes');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 ready');
  });

  it('keeps its ticks on the device', async () => {
    const { unmount } = load();
    await tick('Bank statements');
    unmount();
    load();

    expect(box('Bank statements')).toBeChecked();
    expect(box('Minutes')).not.toBeChecked();
  });

  it('keeps nothing once the last tick is taken back', async () => {
    load();
    await tick('Minutes');
    await tick('Minutes');

    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps the ticks of papers that have changed their place', async () => {
    const { unmount } = load();
    await tick('Minutes');
    unmount();
    load(['Minutes', 'Ledgers']);

    expect(box('Minutes')).toBeChecked();
    expect(box('Ledgers')).not.toBeChecked();
  });

  it.each(['no list', '{"Minutes":true}', '[1]'])('starts without ticks where the device holds %s', (stored) => {
    localStorage.setItem(KEY, stored);
    load();

    for (const item of ITEMS) expect(box(item)).not.toBeChecked();
  });

  it('works where the browser forbids storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    load();
    await tick('Minutes');

    expect(box('Minutes')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 ready');
  });
});

describe('the way of the list to others', () => {
  it('is an enquiry about the service, with what is ticked', async () => {
    load();
    expect(attached().searchParams.has('message')).toBe(false);
    await tick('Minutes');

    expect(attached().pathname).toBe('/contact');
    expect(attached().searchParams.get('service')).toBe('audit');
    expect(attached().searchParams.get('message')).toBe(
      'I have 1 of 3: Minutes. Still missing: Trial balance; Bank statements.',
    );
  });

  it('is a message on WhatsApp to whomever the visitor chooses, in a new tab', async () => {
    const tab = { opener: window };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    load();
    await tick('Minutes');
    await press('Send this list on WhatsApp');

    const [[url, target] = []] = open.mock.calls;
    const { origin, pathname, searchParams } = new URL(String(url));
    expect([origin + pathname, target, tab.opener]).toEqual(['https://wa.me/', '_blank', null]);
    expect(searchParams.get('text')).toMatch(/^Audit Services: what to bring\n\nReady, 1 of 3:\n- Minutes\n/);
    expect(searchParams.get('text')).toMatch(/#what-to-bring$/);
  });

  it('is a sheet of paper with the list alone, which names the service and the firm', async () => {
    const sheets: (string | null)[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      const list = screen.getByRole('region', { name: 'What to bring' });
      sheets.push(list.textContent);
      expect(list).toHaveAttribute('data-alone');
    });
    load();
    await press('Print this list');

    expect(print).toHaveBeenCalledTimes(1);
    expect(sheets[0]).toContain('Audit Services');
    expect(sheets[0]).toContain('The firm, firm.example/services/audit');
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(screen.getByRole('region', { name: 'What to bring' })).not.toHaveAttribute('data-alone');
    await press('Print this list');
    expect(print).toHaveBeenCalledTimes(2);
  });
});
