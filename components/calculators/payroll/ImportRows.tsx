import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useWaits } from '@/components/shared/useWaits';
import { Button } from '@/components/ui/button/Button';
import { TextArea } from '@/components/ui/field/TextArea';
import { downloadBlob } from '@/lib/browser/downloads';
import { readTextFile } from '@/lib/browser/readTextFile';
import { MAX_EMPLOYEES, type RowTexts } from '@/lib/payroll/sheet';
import { type ImportedSheet, type ImportNote, readSheet, type SkippedRow, templateCsv } from '@/lib/payroll/sheetFile';
import styles from './ImportRows.module.scss';
import { employeesText } from './usePayrollSheet';

const UNREADABLE = 'The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.';

/** A sentence lists at most this many names, then the number of others. */
const MOST_NAMES = 5;

function listOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Why rows were left out. The names follow. */
const REASONS: Readonly<Record<SkippedRow['why'], string>> = {
  'cells-without-heading': 'More cells than headings (write an amount as 1200000 or "1,200,000")',
  'headings-again': 'The headings again',
  'no-person': 'No name and no pay',
  'no-room': `No room, because a sheet holds ${MAX_EMPLOYEES} employees`,
  'on-sheet': 'Already on the sheet (remove them there to use the new figures)',
  'open-quote': 'A quotation mark that is not closed',
  'split-amount': 'Commas inside an amount (write it as 1200000 or "1,200,000")',
  total: 'Totals, not employees',
  twice: 'Twice in these rows, with the same number',
};

/** Reasons that the visitor can fix by correcting the text. */
const CORRECTABLE: readonly SkippedRow['why'][] = ['cells-without-heading', 'open-quote', 'split-amount'];

/** Message to the visitor about an imported file. */
function noteText(note: ImportNote): string {
  const names = listOf((note.names ?? []).map((name) => name.trim() || 'a column without a heading'));
  switch (note.code) {
    case 'no-headings':
      return 'Nothing was added, because the first row must have the template’s column names, at least Name and Basic pay.';
    case 'heading-twice':
      return `Nothing was added, because two columns have the same heading. Please merge or rename them: ${names}.`;
    case 'unused-columns':
      return `These columns were not used, because the template does not have them: ${names}.`;
    case 'maybe-total':
      return `Is this a total? If so, remove it: ${names}.`;
    case 'same-name':
      return `Are these different people with the same name? Both were added: ${names}.`;
  }
}

/** Summary of an import: how many rows were added and left out, and the names for each reason. */
function sentencesOf({ rows, skipped, notes }: ImportedSheet): string[] {
  const out = skipped.length > 0 ? `, ${skipped.length} left out` : '';
  const counts = rows.length + skipped.length > 0 ? [`${employeesText(rows.length)} added${out}.`] : [];
  const reasons = Object.entries(REASONS).flatMap(([reason, words]) => {
    const found = skipped.filter(({ why }) => why === reason);
    const names = found.map(({ name, line }) => (name ? `${name} (line ${line})` : `line ${line}`));
    return names.length > 0 ? [`${words}: ${listOf(names)}.`] : [];
  });
  return [...counts, ...reasons, ...notes.map(noteText)];
}

type ImportRowsProps = {
  /** The employees already in the sheet. */
  present: readonly RowTexts[];
  onRows: (rows: readonly RowTexts[]) => void;
};

/** Imports spreadsheet rows with the template's columns, from an opened or dropped CSV file or from pasted text. */
export function ImportRows({ present, onRows }: ImportRowsProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const waits = useWaits();

  const add = (source: string): ImportedSheet => {
    const imported = readSheet(source, present);
    onRows(imported.rows);
    setNotices(sentencesOf(imported));
    return imported;
  };

  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      add(await readTextFile(file));
    } catch {
      setNotices([UNREADABLE]);
    }
  };

  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    open(event.currentTarget.files?.[0]);
    // Allows the same file to be opened again after it has been corrected.
    event.currentTarget.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };

  const addPasted = () => {
    if (!pasted.current) return;
    const { rows, skipped } = add(pasted.current.value);
    const needsCorrection = rows.length === 0 || skipped.some(({ why }) => CORRECTABLE.includes(why));
    if (!needsCorrection) pasted.current.value = '';
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the file input inside.
    <div className={`${styles.import} small`} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <p>
        The first row must name the columns, as in the template.{' '}
        <Button
          {...waits}
          variant="quiet"
          size="small"
          onClick={() => downloadBlob(new Blob([templateCsv()], { type: 'text/csv' }), 'payroll-template.csv')}
        >
          Download the template (CSV)
        </Button>
      </p>
      <label className={`${styles.file} label strong`}>
        Open a CSV file, or drop it here
        <input {...waits} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" onChange={handleFile} />
      </label>
      <TextArea ref={pasted} name="rows" label="Or paste rows from a spreadsheet" rows={3} spellCheck={false} />
      <Button {...waits} variant="outline" size="small" onClick={addPasted}>
        Add the pasted rows
      </Button>
      <div role="status">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
    </div>
  );
}
