import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from '@/components/calculators/payroll-sheet/FileField';

function openField() {
  const opened: string[][] = [];
  render(
    <FileField name="csv" onFiles={(files) => opened.push(files.map(({ name }) => name))}>
      Open a CSV file
    </FileField>,
  );
  return { opened, field: screen.getByLabelText<HTMLInputElement>('Open a CSV file') };
}

it('a file is handed over, and can be opened again after it was mended', async () => {
  const { opened, field } = openField();
  const file = new File(['Name,Basic'], 'november.csv', { type: 'text/csv' });
  for (const _ of [1, 2]) await userEvent.upload(field, file);
  expect(opened).toEqual([['november.csv'], ['november.csv']]);
});

it('a chooser that is closed without a file changes nothing', () => {
  const { opened, field } = openField();
  fireEvent.change(field);
  expect(opened).toEqual([]);
});
