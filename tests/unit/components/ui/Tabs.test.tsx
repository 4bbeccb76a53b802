import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import { newIndexFromKey } from '@/components/ui/useTabList';

const SELECTED = { selected: 'vision', idPrefix: 'about' };
const TABS = ['vision', 'mission'].map((id) => ({ id, label: id }));

it('tabs take one stop of the Tab key, on the selected tab, and then its panel', async () => {
  render(
    <>
      <Tabs label="Our values" tabs={TABS} onSelect={() => {}} {...SELECTED} />
      {TABS.map(({ id }) => (
        <TabPanel key={id} id={id} {...SELECTED}>
          <p>{id} text</p>
        </TabPanel>
      ))}
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'vision' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'vision' })).toHaveFocus();
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
});
