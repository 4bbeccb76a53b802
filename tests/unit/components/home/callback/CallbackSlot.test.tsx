import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallbackFields } from '@/components/home/callback/CallbackFields';
import { CallbackSlot } from '@/components/home/callback/CallbackSlot';

let comeNear = () => {};

/** An observer that reports when the test says so. */
class TestObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const fetchMock = jest.fn();
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Request a call back' });
const name = () => screen.getByLabelText<HTMLInputElement>('Name *');

/** Lets the script come that the act asks for. */
const settle = (cause: () => void) =>
  act(async () => {
    cause();
    await import('@/components/home/callback/CallbackForm');
  });
const approach = () => settle(comeNear);
const sendOff = async () => {
  await settle(() => fireEvent.submit(form()));
  await settle(() => {});
};

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: TestObserver, configurable: true });
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => 'one', configurable: true });
  HTMLFormElement.prototype.requestSubmit = function requestSubmit() {
    fireEvent.submit(this);
  };
  render(
    <CallbackSlot>
      <CallbackFields />
    </CallbackSlot>,
  );
});

describe('the callback form before its script has come', () => {
  it('is a plain form that posts by itself', () => {
    expect(form()).toHaveAttribute('action', '/contact-form.php');
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
    expect(new FormData(form()).get('form')).toBe('callback');
    expect(name()).toBeRequired();
  });

  it('has its mistakes told in our words, not in bubbles', async () => {
    expect(form().noValidate).toBe(true);
    await sendOff();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your name.');
  });

  it('is sent with all that was typed when it is sent too early', async () => {
    fetchMock.mockResolvedValueOnce({ json: async () => ({ success: true }) });
    fireEvent.change(name(), { target: { value: 'Asha' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@firm.example' } });
    await sendOff();

    expect(await screen.findByRole('status')).toHaveTextContent('Request received!');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[1]?.body.get('name')).toBe('Asha');
  });
});

describe('the callback form when its script has come', () => {
  it('keeps what was typed before', async () => {
    fireEvent.change(name(), { target: { value: 'Asha' } });
    const plain = name();
    await approach();

    expect(name()).not.toBe(plain);
    expect(name()).toHaveValue('Asha');
  });

  it('does not change under the hands of a visitor who fills it', async () => {
    await act(async () => name().focus());
    const plain = name();
    await approach();
    expect(name()).toBe(plain);
    expect(plain).toHaveFocus();

    fireEvent.change(plain, { target: { value: 'Asha' } });
    await act(async () => plain.blur());
    expect(name()).not.toBe(plain);
    expect(name()).toHaveValue('Asha');
  });

  it('keeps what is typed while the plain form is still in the hands of the visitor', async () => {
    await act(async () => name().focus());
    await approach();
    fireEvent.input(name(), { target: { value: 'Asha' } });

    expect(sessionStorage.getItem('typed:callback')).toContain('Asha');
  });

  it('brings back what was typed before a reload', async () => {
    sessionStorage.setItem('typed:callback', JSON.stringify({ name: 'Asha' }));
    await approach();

    expect(name()).toHaveValue('Asha');
  });
});
