import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/notice/Notice';

describe('Notice', () => {
  it('has its live region in the page before it has a message', () => {
    const { rerender } = render(<Notice message={undefined} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();

    rerender(<Notice message="Download started" />);
    expect(region).toHaveTextContent('Download started');
  });
});
