import { render, screen } from '@testing-library/react';
import { AmendmentTable } from '@/components/resources/document/AmendmentTable';

it('the amendments of an act link to each Finance Act and to each of its changes', () => {
  const path = '/resources/finance-act/finance-act-2021';
  const items = [{ law: 'Finance Act 2021', path, changes: [{ text: 'PAYE (section 25)', path: `${path}#paye` }] }];
  render(<AmendmentTable id="amendments" amendments={{ heading: 'Finance Acts that changed it', items }} />);
  expect(screen.getByRole('region', { name: 'Finance Acts that changed it' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Finance Act 2021 PAYE (section 25)' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Finance Act 2021' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: 'PAYE (section 25)' })).toHaveAttribute('href', `${path}#paye`);
});
