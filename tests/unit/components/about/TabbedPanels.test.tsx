import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabbedPanels } from '@/components/about/TabbedPanels';
import { Accordion } from '@/components/ui/accordion/Accordion';

const accordion = (id: string) => (
  <Accordion name={id} items={[{ id: 'only', summary: `Item of ${id}`, content: <p>Words of {id}</p> }]} />
);

function Example() {
  return (
    <TabbedPanels
      label="Achievements"
      idPrefix="test"
      heading={<h2>Achievements</h2>}
      panels={[
        { id: 'first', label: 'Certifications', count: 7, content: accordion('first') },
        { id: 'second', label: 'Registrations', count: 5, content: accordion('second') },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabbed panels', () => {
  it('select the first tab at first and show how much each holds', () => {
    render(<Example />);

    expect(tab('Certifications 7')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Registrations 5')).toHaveAttribute('aria-selected', 'false');
  });

  it('hold every panel in the page, for visitors without script', () => {
    render(<Example />);

    expect(screen.getByText('Item of first')).toBeInTheDocument();
    expect(screen.getByText('Item of second')).toBeInTheDocument();
  });

  it('select by click', async () => {
    render(<Example />);

    await userEvent.click(tab('Registrations 5'));

    expect(screen.getByRole('tabpanel', { name: 'Registrations 5' })).toHaveAttribute('data-state', 'selected');
    expect(tab('Registrations 5')).toHaveAttribute('aria-selected', 'true');
  });

  it('close what was open when the tabs are switched', async () => {
    render(<Example />);
    await userEvent.click(screen.getByText('Item of first'));
    expect(screen.getByText('Words of first').closest('details')).toHaveAttribute('open');

    await userEvent.click(tab('Registrations 5'));
    await userEvent.click(tab('Certifications 7'));

    expect(screen.getByText('Words of first').closest('details')).not.toHaveAttribute('open');
  });
});
