import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';
import { newIndexFromKey } from '@/components/ui/tabs/useTabList';

const TABS = [
  { id: 'vision', label: 'Vision' },
  { id: 'mission', label: 'Mission' },
  { id: 'values', label: 'Values', count: 4 },
];

function Example() {
  const [selected, setSelected] = useState('vision');
  return (
    <>
      <Tabs label="Our values" tabs={TABS} selected={selected} onSelect={setSelected} idPrefix="about" />
      {TABS.map(({ id, label }) => (
        <TabPanel key={id} id={id} selected={selected} idPrefix="about">
          <p>{label} text</p>
        </TabPanel>
      ))}
    </>
  );
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.getByText(`${name} text`).parentElement;
const selected = () => screen.getAllByRole('tab', { selected: true });

describe('tabs', () => {
  it('stand in a named list, one of them selected, with what their panels hold', () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Our values' })).toBeVisible();
    expect(selected()).toEqual([tab('Vision')]);
    expect(tab('Values 4')).toBeVisible();
  });

  it('take one stop of the Tab key, on the selected tab, and then its panel', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(tab('Vision')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Vision' })).toHaveFocus();
  });

  it('are selected and focused by keys', () => {
    render(<Example />);
    fireEvent.keyDown(tab('Vision'), { key: 'End' });
    expect(selected()).toEqual([tab('Values 4')]);
    expect(tab('Values 4')).toHaveFocus();
  });

  it('are selected by a click', () => {
    render(<Example />);
    fireEvent.click(tab('Mission'));
    expect(selected()).toEqual([tab('Mission')]);
    expect([tab('Mission').tabIndex, tab('Vision').tabIndex]).toEqual([0, -1]);
  });

  it('are tied to their panels, all of which keep their text in the page', () => {
    render(<Example />);
    for (const { label } of TABS) {
      expect(tab(new RegExp(label))).toHaveAttribute('aria-controls', panel(label)?.id);
      expect(panel(label)).toHaveAttribute('aria-labelledby', tab(new RegExp(label)).id);
      expect(panel(label)).toHaveAttribute('data-state', label === 'Vision' ? 'selected' : 'waiting');
    }
  });

  it('move their row sideways, so that the selected one stands in its middle', () => {
    render(<Example />);
    Object.defineProperty(screen.getByRole('tablist'), 'clientWidth', { value: 200 });
    Object.defineProperties(tab('Values 4'), { offsetLeft: { value: 400 }, offsetWidth: { value: 100 } });
    fireEvent.click(tab('Values 4'));
    expect(screen.getByRole('tablist').scrollLeft).toBe(350);
  });
});

describe('a key on the tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ...['ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab', 'a'].map((key) => [key, 1, undefined] as const),
  ] as const)('%s on the tab at place %i of four leads to %s', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4)).toBe(expected);
  });

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 3],
    ['ArrowRight', 1, undefined],
  ])('%s in a column of them leads from place %i to %s', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4, 'vertical')).toBe(expected);
  });

  it.each(['ArrowRight', 'End'])('%s leads nowhere without tabs', (key) => {
    expect(newIndexFromKey(key, 0, 0)).toBeUndefined();
  });
});
