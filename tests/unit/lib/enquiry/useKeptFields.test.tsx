import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useKeptFields } from '@/lib/enquiry/useKeptFields';

const FIELDS = ['name', 'service', 'message'] as const;
const KEY = 'typed:test';

function TestForm({ isSent = false, name = 'test' }: { isSent?: boolean; name?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptFields({ form, name, fields: FIELDS, isSent });
  if (isSent) return <p>Sent</p>;
  return (
    <form ref={form}>
      <input aria-label="Name" name="name" />
      <input aria-label="Trap" name="website" />
      <select aria-label="Service" name="service">
        <option value="">Choose</option>
        <option value="audit">Audit</option>
      </select>
      <textarea aria-label="Message" name="message" />
    </form>
  );
}

async function typeAll() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'audit');
  await userEvent.type(screen.getByLabelText('Message'), 'First line{Enter}second');
  await userEvent.type(screen.getByLabelText('Trap'), 'x');
}

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** The page comes anew; the tab is the same. */
function reload(props = {}) {
  document.body.innerHTML = '';
  return render(<TestForm {...props} />);
}

describe('useKeptFields', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('brings back what was typed and chosen before a reload', async () => {
    render(<TestForm />).unmount();
    const { unmount } = render(<TestForm />);
    await typeAll();
    unmount();
    reload();
    expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['Asha', 'audit', 'First line\nsecond']);
  });

  it('keeps no field that it was not told of', async () => {
    render(<TestForm />);
    await typeAll();
    expect(sessionStorage.getItem(KEY)).not.toContain('website');
  });

  it('forgets everything once the form was taken', async () => {
    const { rerender } = render(<TestForm />);
    await typeAll();
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    rerender(<TestForm isSent />);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    rerender(<TestForm />);
    expect(shown('Name')).toBe('');
  });

  it('keeps again what is typed into the next form', async () => {
    const { rerender } = render(<TestForm />);
    rerender(<TestForm isSent />);
    rerender(<TestForm />);
    await userEvent.type(screen.getByLabelText('Name'), 'Juma');
    expect(sessionStorage.getItem(KEY)).toContain('Juma');
  });

  it('leaves alone what is filled already', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ name: 'Asha', message: 'Kept' }));
    const form = document.createElement('div');
    document.body.append(form);
    render(<PrefilledForm />);
    expect(shown('Name')).toBe('Typed by the browser');
    expect(shown('Message')).toBe('Kept');
  });

  it('keeps forms apart by their names', async () => {
    const { unmount } = render(<TestForm />);
    await typeAll();
    unmount();
    reload({ name: 'another' });
    expect(shown('Name')).toBe('');
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":7}', '{"service":"no such service"}'])(
    'makes nothing of %s in the storage',
    (text) => {
      sessionStorage.setItem(KEY, text);
      render(<TestForm />);
      expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['', '', '']);
    },
  );

  it('lets one type where storage is full, and where there is none', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = render(<TestForm />);
    await typeAll();
    expect(shown('Name')).toBe('Asha');
    unmount();

    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { rerender } = render(<TestForm />);
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    rerender(<TestForm isSent />);
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });
});

function PrefilledForm() {
  const form = useRef<HTMLFormElement>(null);
  useKeptFields({ form, name: 'test', fields: FIELDS, isSent: false });
  return (
    <form ref={form}>
      <input aria-label="Name" name="name" defaultValue="Typed by the browser" />
      <textarea aria-label="Message" name="message" />
    </form>
  );
}
