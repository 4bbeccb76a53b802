import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/app/elements';
import { TabbedPanels } from '@/components/about/TabbedPanels';
import { newIndexFromKey } from '@/components/ui/tabSet.element';
import { mountElements } from '@/tests/support/mountElements';

const PANELS = ['vision', 'mission', 'values'].map((id) => ({
  id,
  label: id,
  content: (
    <details>
      <summary>{id} in short</summary>
    </details>
  ),
}));

beforeEach(() =>
  mountElements(<TabbedPanels label="Our values" idPrefix="about" panels={PANELS} heading={<h2>Values</h2>} />),
);

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const states = () => PANELS.map(({ id }) => panel(id).dataset.state);

describe('<tab-set>', () => {
  it('shows the first panel, and then that of a clicked tab', () => {
    expect(states()).toEqual(['selected', 'waiting', 'waiting']);
    fireEvent.click(tab('mission'));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('mission');
    expect(states()).toEqual(['waiting', 'selected', 'waiting']);
  });

  it('has one Tab stop on the selected tab, followed by its panel', async () => {
    await userEvent.tab();
    expect(tab('vision')).toHaveFocus();
    await userEvent.tab();
    expect(panel('vision')).toHaveFocus();
  });

  it('selects and focuses a tab immediately with an arrow key', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('values')).toHaveFocus();
    expect(states()).toEqual(['waiting', 'waiting', 'selected']);
  });

  it('closes open details when the tab changes', () => {
    const rows = document.querySelectorAll('details');
    for (const row of rows) row.open = true;
    fireEvent.click(tab('mission'));
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

it('tabs with a lock ignore another choice until it ends', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  document.querySelector('tab-set')?.setAttribute('lock-ms', '600');
  fireEvent.click(tab('mission'));
  now.mockReturnValue(1599);
  fireEvent.click(tab('values'));
  expect(states()).toEqual(['waiting', 'selected', 'waiting']);
  now.mockReturnValue(1600);
  fireEvent.click(tab('values'));
  expect(states()).toEqual(['waiting', 'waiting', 'selected']);
  now.mockRestore();
});

describe('a key on a tab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ...['ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab', 'a'].map((key) => [key, 1, undefined] as const),
  ] as const)('%s at index %i of four leads to %s', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4)).toBe(expected);
  });

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 3],
    ['ArrowRight', 1, undefined],
  ])('%s at index %i of a vertical list leads to %s', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4, true)).toBe(expected);
  });
});
