import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';

const TABS = [
  { id: 'vision', label: 'Vision' },
  { id: 'mission', label: 'Mission' },
  { id: 'values', label: 'Values', count: 4 },
];

function Example({ onSelect }: { onSelect?: (id: string) => void }) {
  const [selected, setSelected] = useState('vision');
  const handleSelect = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };

  return (
    <>
      <Tabs label="Our values and vision" tabs={TABS} selected={selected} onSelect={handleSelect} idPrefix="about" />
      {TABS.map(({ id, label }) => (
        <TabPanel key={id} id={id} selected={selected} idPrefix="about">
          <p>{label} text</p>
        </TabPanel>
      ))}
    </>
  );
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('names the list and marks one tab as selected', () => {
    render(<Example />);

    expect(screen.getByRole('tablist', { name: 'Our values and vision' })).toBeVisible();
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Vision')]);
  });

  it('shows how many things a panel holds', () => {
    render(<Example />);

    expect(tab('Values 4')).toBeVisible();
  });

  it('takes one stop of the Tab key, on the selected tab, and then goes to the panel', async () => {
    render(<Example />);

    await userEvent.tab();
    expect(tab('Vision')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Vision' })).toHaveFocus();
  });

  it('selects and focuses the tab that an arrow key leads to', async () => {
    render(<Example />);
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Mission')).toHaveFocus();
    expect(tab('Mission')).toHaveAttribute('aria-selected', 'true');

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tab(/Values/)).toHaveFocus();
    expect(tab(/Values/)).toHaveAttribute('aria-selected', 'true');
  });

  it('goes to the ends with Home and End', async () => {
    render(<Example />);
    await userEvent.tab();

    await userEvent.keyboard('{End}');
    expect(tab(/Values/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('Vision')).toHaveFocus();
  });

  it('selects by a click', async () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} />);

    await userEvent.click(tab('Mission'));

    expect(onSelect).toHaveBeenCalledWith('mission');
    expect(tab('Mission')).toHaveAttribute('tabindex', '0');
    expect(tab('Vision')).toHaveAttribute('tabindex', '-1');
  });

  it('ties every tab to its panel', () => {
    render(<Example />);

    for (const { label } of TABS) {
      const panel = screen.getByText(`${label} text`).parentElement;
      expect(tab(new RegExp(label))).toHaveAttribute('aria-controls', panel?.id);
      expect(panel).toHaveAttribute('aria-labelledby', tab(new RegExp(label)).id);
    }
  });

  it('keeps the text of every panel in the page', () => {
    render(<Example />);

    expect(screen.getByText('Vision text').parentElement).toHaveAttribute('data-state', 'selected');
    expect(screen.getByText('Mission text').parentElement).toHaveAttribute('data-state', 'waiting');
    expect(screen.getByText('Values text').parentElement).toHaveAttribute('data-state', 'waiting');
  });

  it('moves the row sideways, so that the selected tab stands in its middle', async () => {
    const { rerender } = render(<Tabs label="Set" tabs={TABS} selected="vision" onSelect={jest.fn()} />);
    const row = screen.getByRole('tablist');
    Object.defineProperty(row, 'clientWidth', { value: 200 });
    Object.defineProperty(tab(/Values/), 'offsetLeft', { value: 400 });
    Object.defineProperty(tab(/Values/), 'offsetWidth', { value: 100 });

    rerender(<Tabs label="Set" tabs={TABS} selected="values" onSelect={jest.fn()} />);

    expect(row.scrollLeft).toBe(350);
  });
});
