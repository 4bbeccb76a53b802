import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/Dialog';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

beforeAll(() => mockBrowserApis());

const onClose = jest.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Picture' });
const panel = () => screen.getByText('Picture text');

beforeEach(() => {
  onClose.mockClear();
  render(
    <Dialog label="Picture" isOpen onClose={onClose}>
      <p>Picture text</p>
    </Dialog>,
  );
});

describe('an open dialog', () => {
  it.each([
    ['a click on its panel', () => fireEvent.click(panel())],
    ['cancelling a file chooser inside it', () => fireEvent(panel(), new Event('cancel', { bubbles: true }))],
    ['closing a dialog inside it', () => fireEvent(panel(), new Event('close', { bubbles: true }))],
  ])('does not close on %s', (_, act) => {
    act();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks its owner to close it on a click outside its panel', () => {
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('reopens if the browser closed it but the owner keeps it open', () => {
    act(() => dialog().close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });
});
