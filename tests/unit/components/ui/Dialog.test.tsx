import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/Dialog';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

beforeAll(() => fillBrowserGaps());

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
    ['a file chooser inside it that is cancelled', () => fireEvent(panel(), new Event('cancel', { bubbles: true }))],
    ['the closing of a dialog inside it', () => fireEvent(panel(), new Event('close', { bubbles: true }))],
  ])('does not close at %s', (_, act) => {
    act();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks its owner to close it at a click beside its panel', () => {
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens again when the browser closed it by itself and the owner wants it open', () => {
    act(() => dialog().close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });
});
