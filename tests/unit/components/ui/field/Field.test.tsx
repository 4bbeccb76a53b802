import { render, screen } from '@testing-library/react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';

const show = (props: Partial<FieldProps> = {}) => render(<Field label="Name" name="name" {...props} />);
const field = () => screen.getByRole('textbox');

describe('a field', () => {
  it('is required for the browser; the star is for the eye alone', () => {
    show({ isRequired: true });
    expect(field()).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is described by its error, unit and hint, the error first', () => {
    show({ unit: 'TZS', hint: 'Before any deduction.', error: 'Please enter a salary amount.' });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please enter a salary amount. TZS Before any deduction.');
  });

  it.each([undefined, 2])('of several lines has five, or as many as it is told: %s', (rows) => {
    render(<TextArea label="Message" name="message" rows={rows} isRequired error="Message is required" />);
    expect(field()).toHaveAttribute('rows', String(rows ?? 5));
    expect(field()).toBeRequired();
    expect(field()).toHaveAccessibleDescription('Message is required');
  });
});
