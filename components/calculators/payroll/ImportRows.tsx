import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useWaits } from '@/components/behaviours/useWaits';
import { Button } from '@/components/ui/button/Button';
import { TextArea } from '@/components/ui/field/TextArea';
import { downloadBlob } from '@/lib/browser/downloads';
import { readTextFile } from '@/lib/browser/readTextFile';
import type { RowTexts } from '@/lib/payroll/sheet';
import { type ImportNote, readSheet, templateCsv } from '@/lib/payroll/sheetFile';
import styles from './ImportRows.module.scss';
import { employeesText } from './usePayrollSheet';

const UNREADABLE = 'The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.';

/** What a visitor reads of a note on a file. */
function noteText(note: ImportNote): string {
  switch (note.code) {
    case 'no-headings':
      return 'Nothing was added: the first row must name the columns as the template does, at least Name and Basic pay.';
    case 'unused-columns':
      return `Not used, since the template has no such column: ${note.headings.join(', ')}.`;
    case 'total-left-out':
      return `Left out, since it is no person: ${note.name}.`;
    case 'maybe-total':
      return `Is this a total? The basic pay of ${note.name} is that of all above together.`;
    case 'too-many':
      return `Only the first ${note.most} employees were taken.`;
  }
}

type ImportRowsProps = {
  onRows: (rows: readonly RowTexts[]) => void;
};

/** Rows of a spreadsheet in the template's columns: opened as a CSV file, dropped, or pasted. */
export function ImportRows({ onRows }: ImportRowsProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState('');
  const waits = useWaits();

  const add = (source: string) => {
    const { rows, notes } = readSheet(source);
    onRows(rows);
    setNotice([...(rows.length > 0 ? [`${employeesText(rows.length)} added.`] : []), ...notes.map(noteText)].join(' '));
  };

  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      add(await readTextFile(file));
    } catch {
      setNotice(UNREADABLE);
    }
  };

  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    open(event.currentTarget.files?.[0]);
    // The same file can be opened again after it was mended.
    event.currentTarget.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };

  const addPasted = () => {
    if (!pasted.current) return;
    add(pasted.current.value);
    pasted.current.value = '';
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the file field inside.
    <div className={styles.import} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <p>
        The first row names the columns, as in the template.{' '}
        <Button
          {...waits}
          variant="quiet"
          size="small"
          onClick={() => downloadBlob(new Blob([templateCsv()], { type: 'text/csv' }), 'payroll-template.csv')}
        >
          Download the template (CSV)
        </Button>
      </p>
      <label className={styles.file}>
        Open a CSV file, or drop it here
        <input {...waits} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" onChange={handleFile} />
      </label>
      <TextArea ref={pasted} name="rows" label="Or paste rows from a spreadsheet" rows={3} spellCheck={false} />
      <Button {...waits} variant="outline" size="small" onClick={addPasted}>
        Add the pasted rows
      </Button>
      <p role="status">{notice}</p>
    </div>
  );
}
