import { act, render, screen } from '@testing-library/react';
import { type LatePart, latePart, useLatePart } from '@/components/behaviours/useLatePart';

function Page({ part }: { part: LatePart<string> }) {
  return <p>{useLatePart(part) ?? 'without'}</p>;
}

it('a late part is left out where it cannot be fetched, and tried again at the next render', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('the part');
  const part = latePart<string>(fetch);
  const { rerender } = render(<Page part={part} />);
  expect(screen.getByText('without')).toBeInTheDocument();
  await act(() => part.load());
  // The failed call was the first one's; this one is the second.
  rerender(<Page part={part} />);
  expect(await screen.findByText('the part')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});
