import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';

describe('Field', () => {
  it('is found by its label, which a click brings the focus from', async () => {
    render(<Field label="Name" name="name" />);

    await userEvent.click(screen.getByText('Name'));

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('is required for the browser; the star is for the eye alone', () => {
    render(<Field label="Name" name="name" isRequired />);

    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says optional in words', () => {
    render(<Field label="Phone" name="phone" type="tel" isOptionalShown />);

    expect(screen.getByRole('textbox', { name: 'Phone optional' })).not.toBeRequired();
  });

  it('is neither wrong nor described while all is well', () => {
    render(<Field label="Email" name="email" />);

    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('is described by its error, unit and hint, the error first', () => {
    render(
      <Field
        label="Gross salary"
        name="salary"
        unit="TZS"
        hint="Before any deduction."
        error="Please enter a salary amount."
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Gross salary' });

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter a salary amount. TZS Before any deduction.');
  });

  it('keeps a hidden label as its name', () => {
    render(<Field label="Your email" name="email" type="email" isLabelHidden />);

    expect(screen.getByRole('textbox', { name: 'Your email' })).toBeVisible();
  });

  it('hands on the attributes of an input and a ref to it', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Field ref={ref} id="salary" label="Salary" name="salary" inputMode="decimal" defaultValue="800,000" />);

    expect(ref.current).toBe(screen.getByRole('textbox'));
    expect(ref.current).toHaveAttribute('id', 'salary');
    expect(ref.current).toHaveAttribute('inputmode', 'decimal');
    expect(ref.current).toHaveValue('800,000');
  });

  it('keeps two fields of one name on a page apart', () => {
    render(
      <>
        <Field label="Your email" name="email" />
        <Field label="Newsletter email" name="email" />
      </>,
    );

    expect(screen.getByLabelText('Your email')).not.toBe(screen.getByLabelText('Newsletter email'));
  });
});

describe('TextArea', () => {
  it('has five lines unless told otherwise', () => {
    const { rerender } = render(<TextArea label="Message" name="message" />);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5');

    rerender(<TextArea label="Message" name="message" rows={2} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '2');
  });

  it('is described by its error', () => {
    render(<TextArea label="Message" name="message" isRequired error="Message is required" />);

    expect(screen.getByRole('textbox', { name: 'Message' })).toBeRequired();
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Message is required');
  });
});
