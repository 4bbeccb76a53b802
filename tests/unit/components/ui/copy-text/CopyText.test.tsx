import { fireEvent, render, screen } from '@testing-library/react';
import { CopyText } from '@/components/ui/copy-text/CopyText';

const TEXT = 'Finance Act, 2024, section 35: Fiscal receipts';

function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

describe('a text to be quoted', () => {
  it('is copied by its button, which says so', async () => {
    const written: string[] = [];
    setClipboard((text) => {
      written.push(text);
      return Promise.resolve();
    });
    render(<CopyText text={TEXT} label="Copy citation" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(written).toEqual([TEXT]);
  });

  it('is selected where the browser does not let the page write', async () => {
    setClipboard(() => Promise.reject(new Error('denied')));
    render(<CopyText text={TEXT} label="Copy citation" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await screen.findByText('Selected: copy it with your keyboard')).toBeInTheDocument();
    expect(String(getSelection())).toBe(TEXT);
  });
});
