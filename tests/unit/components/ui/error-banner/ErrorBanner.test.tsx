import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { texts } from '@/tests/support/reading';

describe('the banner of errors', () => {
  it('says one message as a sentence, and can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorBanner ref={ref} title="Your message was not sent." errors={[{ message: 'Please try again.' }]} />);
    ref.current?.focus();
    expect(screen.getByRole('alert')).toHaveTextContent('Your message was not sent.Please try again.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('lists several messages, and leads from one to its field without a change of the URL', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(
      <>
        <ErrorBanner errors={[{ message: 'Name is required', fieldId: 'name' }, { message: 'Please try again.' }]} />
        <label htmlFor="name">Name</label>
        <input id="name" />
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(texts(screen.getAllByRole('listitem'))).toEqual(['Name is required', 'Please try again.']);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByText('Name')]);
    expect(window.location.hash).toBe('');
  });
});
