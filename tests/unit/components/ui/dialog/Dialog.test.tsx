import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/dialog/Dialog';
import { fakeModalDialogs } from '@/tests/support/fakeModalDialogs';

beforeAll(fakeModalDialogs);

function Example({ onClose, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    onClose?.();
  };

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the award
      </button>
      <Dialog {...props} label="Award" isOpen={isOpen} onClose={handleClose}>
        <p>Award text</p>
        <input type="file" aria-label="Picture" />
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the award' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Award' });
}

describe('Dialog', () => {
  it('holds nothing while it is closed', () => {
    render(<Example />);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Award text')).not.toBeInTheDocument();
  });

  it('opens as a named modal', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

    expect(await openDialog()).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Award text')).toBeVisible();
  });

  it('closes by its button', async () => {
    await openDialog();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on Escape, which browsers report as cancel', async () => {
    const dialog = await openDialog();

    fireEvent(dialog, new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the browser from closing by itself on Escape: the owner decides', () => {
    const onClose = jest.fn();
    render(
      <Dialog isOpen onClose={onClose} label="Document">
        Text
      </Dialog>,
    );
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);

    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('does not take the closing of a dialog inside it for its own', async () => {
    const onClose = jest.fn();
    await openDialog({ onClose });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.open = false;
    fireEvent(screen.getByText('Award text'), new Event('close', { bubbles: true }));

    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.open).toBe(false);
  });

  it('stays open when a file chooser inside it is cancelled', async () => {
    const dialog = await openDialog();

    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));

    expect(dialog).toBeVisible();
  });

  it('closes by a click beside the panel, but not by one on it', async () => {
    const dialog = await openDialog();

    await userEvent.click(screen.getByText('Award text'));
    expect(dialog).toBeVisible();

    await userEvent.click(dialog);
    expect(dialog).not.toBeVisible();
  });

  it('gives the focus back to what opened it', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.getByRole('button', { name: 'Open the award' })).toHaveFocus();
  });

  it('gives the focus back when it goes away while open', () => {
    render(<button type="button">Before</button>);
    screen.getByRole('button', { name: 'Before' }).focus();
    const { unmount } = render(
      <Dialog isOpen onClose={jest.fn()} label="Award">
        Text
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();

    unmount();

    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('stops the page from scrolling only while it is open', async () => {
    await openDialog();
    expect(document.documentElement.style.overflow).toBe('hidden');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('opens again when the browser closed it by itself and the owner wants it open', () => {
    const onClose = jest.fn();
    render(
      <Dialog isOpen onClose={onClose} label="Document">
        Text
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');

    act(() => dialog.close());

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });

  it('has no button of its own where the content brings one', async () => {
    await openDialog({ hasCloseButton: false });

    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
