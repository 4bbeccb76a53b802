import { fireEvent, render, screen } from '@testing-library/react';
import { SendWhenBack } from '@/components/behaviours/enquiry/SendWhenBack';

const sent = jest.fn();

/** A form that was pressed to be sent once the line is back. */
function pressWhile(isOnline: boolean): void {
  sent.mockClear();
  HTMLFormElement.prototype.requestSubmit = sent;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <form>
      <SendWhenBack />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it('the form is sent at once where the line is back before the press', () => {
  pressWhile(true);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the form is sent once the line is back, and not before', () => {
  pressWhile(false);
  expect(sent).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(sent).toHaveBeenCalledTimes(1);
});
