import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/shell/errors/ErrorBoundary';

let isBroken = true;

function Page() {
  if (isBroken) throw new Error('for a moment');
  return <p>The page</p>;
}

// What it says, and that it gives way to the next page, is tested in tests/e2e/specification/8-errors.spec.ts.
it('a page that could not be drawn is drawn again on demand', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeVisible();
  jest.restoreAllMocks();
});
