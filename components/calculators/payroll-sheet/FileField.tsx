import type { ChangeEvent, ReactNode } from 'react';
import styles from './FileField.module.scss';

type FileFieldProps = {
  children: ReactNode;
  name: string;
  /** Several files at once. */
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Opens CSV files from the visitor's device; they stay there. */
export function FileField({ children, name, isMultiple, onFiles }: FileFieldProps) {
  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file can be opened again after it was mended.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };

  return (
    <label className={styles.file}>
      {children}
      <input type="file" name={name} accept=".csv,.tsv,.txt,text/csv" multiple={isMultiple} onChange={handleFiles} />
    </label>
  );
}
