import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectAmounts } from '@/lib/browser/page-start/selectAmounts';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

describe('focus', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <label>Salary <input value="800,000" inputmode="decimal"></label>
      <label>Name <input value="Asha"></label>`;
    selectAmounts('input[inputmode="decimal"]');
  });

  it('selects all of an amount, so that typing replaces it', async () => {
    const visitor = userEvent.setup();
    await visitor.tab();
    await visitor.keyboard('1350000');
    expect(screen.getByLabelText('Salary')).toHaveValue('1350000');
  });

  it('leaves the caret of other fields where it is', () => {
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.focus();
    field.setSelectionRange(1, 1);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  });
});
