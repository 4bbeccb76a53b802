import { type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { TextArea } from '@/components/ui/field/TextArea';
import { downloadBlob } from '@/lib/browser/downloads';
import { say } from '@/lib/words/say';
import { FileField } from './FileField';
import styles from './ImportRows.module.scss';

type ImportRowsProps = {
  /** Takes over the rows of a text or a file. */
  onImport: (source: string | File) => void;
  /** An empty sheet with two employees as examples, as a CSV file. */
  template: string;
};

/** Rows from a spreadsheet: pasted, opened as a CSV file, or dropped. */
export function ImportRows({ onImport, template }: ImportRowsProps) {
  const [text, setText] = useState('');

  const downloadTemplate = () => downloadBlob(new Blob([template], { type: 'text/csv' }), say('payroll-template.csv'));

  const addPasted = () => {
    onImport(text);
    setText('');
  };

  const openFile = (file: File | undefined) => {
    if (file) onImport(file);
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the file field inside.
    <div className={styles.import} data-drop="" onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <FileField name="file" onFiles={([file]) => openFile(file)}>
        {say('Open a CSV file, or drop it here')}
      </FileField>
      <TextArea
        name="rows"
        label={say('Or paste rows from a spreadsheet')}
        hint={say('With its header row or without: what the columns were read as is shown first.')}
        rows={3}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button variant="outline" size="small" onClick={addPasted}>
          {say('Add the pasted rows')}
        </Button>
        <Button variant="quiet" size="small" onClick={downloadTemplate}>
          {say('Download the template (CSV)')}
        </Button>
      </div>
    </div>
  );
}
