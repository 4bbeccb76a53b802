import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';

describe('ErrorBanner', () => {
  it('says one message as a sentence', () => {
    render(<ErrorBanner title="Your message was not sent." errors={[{ message: 'Please try again.' }]} />);

    expect(screen.getByRole('alert')).toHaveTextContent('Your message was not sent.Please try again.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('lists several messages in their order', () => {
    render(<ErrorBanner errors={[{ message: 'Name is required' }, { message: 'Email is required' }]} />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name is required',
      'Email is required',
    ]);
  });

  it('can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorBanner ref={ref} errors={[{ message: 'Name is required' }]} />);

    ref.current?.focus();

    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads from a message to its field, and leaves the URL as it is', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(
      <>
        <ErrorBanner errors={[{ message: 'Name is required', fieldId: 'name' }, { message: 'Please try again.' }]} />
        <label htmlFor="name">Name</label>
        <input id="name" />
      </>,
    );

    await userEvent.click(screen.getByRole('link', { name: 'Name is required' }));

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
