import { screen, waitFor } from '@testing-library/react';
import { field, openSearch, results, user } from './openSearch';

describe('suggestions', () => {
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const expectAudit = () => waitFor(() => expect(options()).toEqual(['AuditServices']));
  const expectMarked = (id: string | undefined) =>
    id
      ? expect(field()).toHaveAttribute('aria-activedescendant', id)
      : expect(field()).not.toHaveAttribute('aria-activedescendant');
  const ask = async (text: string) => {
    await openSearch();
    await user.type(field(), text);
  };

  it('are at most six pages by name, with their places, and follow the text at once', async () => {
    await ask('tax g');
    await waitFor(() => expect(options()).toHaveLength(6));
    await user.clear(field());
    await user.type(field(), 'audi');
    await expectAudit();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are marked by the arrow keys in a ring that passes the field, and opened by Enter', async () => {
    await ask('tax guide 10');
    await waitFor(() => expect(options()[0]).toMatch(/^Tax Guide 10/));
    await user.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expectMarked(first?.id);
    await user.keyboard('{ArrowUp}');
    expectMarked(undefined);
    await user.keyboard('{ArrowUp}');
    expectMarked(screen.getAllByRole('option').at(-1)?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.hash).toBe('#Tax-Guide-10');
    expect(window.location.search).toBe('?q=tax+guide+10');
    expect(options()).toEqual([]);
  });

  it('leave Enter to the search where none is marked', async () => {
    await ask('audit{Enter}');
    expect(window.location.hash).toBe('');
    expect(options()).toEqual([]);
    expect(results()).toHaveFocus();
    expect(window.location.search).toBe('?q=audit');
  });

  it('close with Escape, which clears the field only after that, and open with the down arrow', async () => {
    await ask('audit');
    await expectAudit();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('audit');
    await user.keyboard('{ArrowDown}');
    await expectAudit();
    await user.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
  });

  it('are opened by a press, while the focus stays in the field, and closed by leaving it', async () => {
    await ask('audit');
    await user.click(await screen.findByRole('option'));
    expect(window.location.hash).toBe('#Audit');
    expect(field()).toHaveFocus();
    await user.type(field(), '{Backspace}');
    await expectAudit();
    await user.tab();
    expect(options()).toEqual([]);
  });
});
