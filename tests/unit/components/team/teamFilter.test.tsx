import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/app/elements';
import { TeamPage } from '@/components/team/TeamPage';
import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { mountElements } from '@/tests/support/mountElements';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const shownNames = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

const open = (url: string) => {
  window.history.replaceState(null, '', url);
  mountElements(<TeamPage firm={getFirm('en')} members={getTeam()} />);
};

const department = () => screen.getByRole('combobox', { name: 'Department' });

describe('<team-filter>', () => {
  it('initially shows everyone and announces nothing', () => {
    open('/team');
    expect(shownNames()).toHaveLength(getTeam().length);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the people that the URL asks for', () => {
    open('/team?q=zawadi');
    expect(shownNames()).toEqual(['Zawadi Temu']);
    expect(document.getElementById('careers')).not.toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 team member found');
  });

  it('narrows the cards to a department, and adds it to the URL', async () => {
    open('/team');
    const [, first] = screen.getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(department(), first?.value ?? '');
    expect(window.location.search).toBe(`?department=${first?.value}`);
    expect(first?.textContent).toContain(`(${shownNames().length})`);
  });

  it('keeps the other parts of the URL', async () => {
    open('/team?from=mail#people');
    const [, first] = screen.getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(department(), first?.value ?? '');
    expect(window.location.search + window.location.hash).toBe(`?from=mail&department=${first?.value}#people`);
  });

  it('shows everyone again when Back undoes a choice', async () => {
    open('/team');
    await userEvent.selectOptions(department(), screen.getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '');
    window.history.back();
    await waitFor(() => expect(shownNames()).toHaveLength(getTeam().length));
    expect(department()).toHaveValue('');
  });

  it('removes an unknown department from the URL', () => {
    open('/team?department=cooking');
    expect(window.location.search).toBe('');
    expect(shownNames()).toHaveLength(getTeam().length);
  });

  it('says that nobody was found', () => {
    open('/team?q=nobody');
    expect(screen.getByRole('status')).toHaveTextContent(
      'No team members found. Try adjusting your search criteria or filter selection',
    );
  });

  it('announces the number of people found', () => {
    open('/team?q=a');
    expect(screen.getByRole('status')).toHaveTextContent(`${shownNames().length} team members found`);
  });

  it('announces it again after the search is emptied', async () => {
    open('/team?q=zawadi');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('status')).toHaveTextContent(`${getTeam().length} team members found`);
  });

  it('keeps the search if Escape only cancels composition in an input method', () => {
    open('/team?q=zawadi');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('searchbox')).toHaveValue('zawadi');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
