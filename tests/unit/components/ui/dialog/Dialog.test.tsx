import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/dialog/Dialog';
import { fakeModalDialogs } from '@/tests/support/fakeModalDialogs';

beforeAll(fakeModalDialogs);

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

/** A page with a dialog of an owner that closes it when it is asked to. */
function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    onClose();
  };

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the award
      </button>
      <Dialog label="Award" isOpen={isOpen} onClose={handleClose} {...props}>
        <p>Award text</p>
        <input type="file" aria-label="Picture" />
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Award' });
const opener = () => screen.getByRole('button', { name: 'Open the award' });
const panel = () => screen.getByText('Award text');
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
const send = (event: Event, target: Element | null = dialog()) => fireEvent(target ?? document.body, event);
const pressEscape = () => new Event('cancel', { cancelable: true });

function openDialog(props: Partial<DialogProps> = {}) {
  const page = render(<Page {...props} />);
  opener().focus();
  fireEvent.click(opener());
  return page;
}

describe('a dialog', () => {
  it('holds nothing while it is closed', () => {
    render(<Page />);
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.queryByText('Award text')).not.toBeInTheDocument();
  });

  it.each([
    ['by its button', close],
    ['on Escape, which browsers report as cancel', () => send(pressEscape())],
    ['by a click beside the panel', () => fireEvent.click(dialog() ?? document.body)],
  ])('closes %s', (_, leave) => {
    openDialog();
    leave();
    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it.each([
    ['a click on its panel', () => fireEvent.click(panel())],
    ['a file chooser inside it that is cancelled', () => send(new Event('cancel', { bubbles: true }), panel())],
  ])('stays open at %s', (_, act) => {
    openDialog();
    act();
    expect(dialog()).toBeVisible();
  });

  it('keeps the browser from closing by itself on Escape: the owner decides', () => {
    openDialog({ isOpen: true, onClose });
    const cancel = pressEscape();
    send(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeVisible();
  });

  it('opens again when the browser closed it by itself and the owner wants it open', () => {
    openDialog({ isOpen: true, onClose });
    act(() => dialog()?.close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveProperty('open', true);
  });

  it('does not take the closing of a dialog inside it for its own', () => {
    openDialog();
    const shown = dialog();
    Object.assign(shown ?? {}, { open: false });
    send(new Event('close', { bubbles: true }), panel());
    expect(onClose).not.toHaveBeenCalled();
    expect(shown).toHaveProperty('open', false);
  });

  it('gives the focus back when it goes away while open', () => {
    render(<button type="button">Before</button>);
    screen.getByRole('button', { name: 'Before' }).focus();
    const { unmount } = render(
      <Dialog isOpen onClose={onClose} label="Award">
        {null}
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('stops the page from scrolling only while it is open', () => {
    openDialog();
    expect(document.documentElement.style.overflow).toBe('hidden');
    close();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('has no button of its own where the content brings one', () => {
    openDialog({ hasCloseButton: false });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
