import { fireEvent, render, screen } from '@testing-library/react';
import { CopyText } from '@/components/ui/copy-text/CopyText';

const TEXT = 'Finance Act, 2024, section 35: Fiscal receipts';
const writeText = jest.fn();

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CopyText text={TEXT} label="Copy citation" />);
});

describe('a text to be quoted', () => {
  it('is copied by its button, which says so', async () => {
    writeText.mockResolvedValue(undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(TEXT);
  });

  it('is selected where the browser does not let the page write', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await screen.findByText('Selected: copy it with your keyboard')).toBeInTheDocument();
    expect(String(getSelection())).toBe(TEXT);
  });
});
