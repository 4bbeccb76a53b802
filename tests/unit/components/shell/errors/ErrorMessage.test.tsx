import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorMessage } from '@/components/shell/errors/ErrorMessage';

describe('ErrorMessage', () => {
  it('says what happened, logs it, and offers ways on', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const onRetry = jest.fn();
    const error = new Error('Cannot read the rates');
    render(<ErrorMessage error={error} onRetry={onRetry} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot read the rates');
    expect(log).toHaveBeenCalledWith(error);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
