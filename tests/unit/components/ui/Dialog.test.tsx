import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/Dialog';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

beforeAll(() => fillBrowserGaps());

const onClose = jest.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Award' });
const panel = () => screen.getByText('Award text');

beforeEach(() => {
  onClose.mockClear();
  render(
    <Dialog label="Award" isOpen onClose={onClose}>
      <p>Award text</p>
    </Dialog>,
  );
});

// How it opens and closes is tested in tests/e2e/viewer/open.spec.ts and specification/2-awards.spec.ts.
describe('an open dialog', () => {
  it.each([
    ['a click on its panel', () => fireEvent.click(panel())],
    ['a file chooser inside it that is cancelled', () => fireEvent(panel(), new Event('cancel', { bubbles: true }))],
    ['the closing of a dialog inside it', () => fireEvent(panel(), new Event('close', { bubbles: true }))],
  ])('does not close at %s', (_, act) => {
    act();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks its owner to close it at a press of its button', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens again when the browser closed it by itself and the owner wants it open', () => {
    act(() => dialog().close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });
});
