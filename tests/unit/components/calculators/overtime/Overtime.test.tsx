import { render, screen } from '@testing-library/react';
import Overtime from '@/app/(en)/calculator/overtime/page';

it('overtime says how the hours count', () => {
  render(<Overtime />);
  expect(screen.getByText('45 h a week')).toBeInTheDocument();
  expect(screen.getByText('The standard week. A month is 4 weeks, 180 h.')).toBeInTheDocument();
});
