import { screen } from '@testing-library/react';
import Overtime from '@/app/calculator/overtime/page';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });

describe('overtime', () => {
  it('holds 800,000 and no hours at first, and shows no result', () => {
    openPage(<Overtime />);
    expect(screen.getByLabelText(/Basic monthly salary/)).toHaveValue('800,000');
    expect(screen.getByLabelText(/Weekday overtime hours/)).toHaveValue('0');
    expect(screen.getByLabelText(/Weekend or public holiday hours/)).toHaveValue('0');
    expect(result()).not.toBeInTheDocument();
  });

  it('calculates the pay of the month', async () => {
    const { type, press, amountOf } = openPage(<Overtime />);
    await type(/Weekday overtime hours/, '12');
    await type(/Weekend or public holiday hours/, '6');
    await press('Calculate overtime');
    expect(result()).toHaveTextContent('Total monthly salary TZS 933,333');
    expect(result()).toHaveTextContent('18 h total overtime hours');
    expect(result()).toHaveTextContent('7,407 average overtime rate per hour');
    expect(result()).toHaveTextContent('16.7% overtime as a share of salary');
    expect(result()).toHaveTextContent('16.7% total salary increase');
    expect(amountOf('Line by line', /Hourly rate/)).toBe('4,444');
    expect(amountOf('Line by line', /Weekday overtime/)).toBe('80,000');
    expect(amountOf('Line by line', /Weekend or public holiday/)).toBe('53,333');
    expect(window.location.search).toBe('?salary=800000&weekday=12&weekend=6');
  });

  it.each(['', 'ten'])('counts hours typed as %j as 0, says so and keeps the text', async (text) => {
    const { type, press } = openPage(<Overtime />);
    await type(/Weekday overtime hours/, text);
    await press('Calculate overtime');
    const field = screen.getByLabelText(/Weekday overtime hours/);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Counted as 0 hours.'));
    expect(result()).toHaveTextContent('TZS 800,000');
  });

  it.each(['101', '-1'])('refuses %j hours beside the field, before any result', async (text) => {
    const { type, press } = openPage(<Overtime />);
    await type(/Weekend or public holiday hours/, text);
    await press('Calculate overtime');
    const field = screen.getByLabelText(/Weekend or public holiday hours/);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Hours must be between 0 and 100.'));
    expect(field).toHaveFocus();
    expect(result()).not.toBeInTheDocument();
  });

  it('asks for a salary where there is none', async () => {
    const { type, press } = openPage(<Overtime />);
    await type(/Basic monthly salary/, '');
    await press('Calculate overtime');
    expect(screen.getByLabelText(/Basic monthly salary/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a salary amount.'),
    );
  });

  it('states the legal cap above 50 hours, and still shows the result', () => {
    openPage(<Overtime />, '?salary=800000&weekday=40&weekend=10.5');
    expect(result()).toHaveTextContent('Above the legal cap.');
    expect(result()).toHaveTextContent('50.5 h');
  });

  it('says nothing of the cap at 50 hours', () => {
    openPage(<Overtime />, '?salary=800000&weekday=40&weekend=10');
    expect(result()).not.toHaveTextContent('legal cap');
  });

  it('says that overtime is taxable, and how the hours count', () => {
    openPage(<Overtime />);
    expect(screen.getByRole('rowheader', { name: 'Overtime is taxable income' })).toBeInTheDocument();
    expect(screen.getByText('180 h')).toBeInTheDocument();
    expect(screen.getByText('45 h')).toBeInTheDocument();
  });
});
