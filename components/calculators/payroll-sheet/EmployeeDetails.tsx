import type { ReactNode } from 'react';
import styles from './EmployeeDetails.module.scss';
import { type EmployeeField, MORE_FIELDS } from './employeeFields';

/** The fields of an employee that not everyone needs, in groups. */
export function EmployeeDetails({ render }: { render: (field: EmployeeField) => ReactNode }) {
  return (
    <div className={styles.groups}>
      {MORE_FIELDS.map(({ title, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {fields.map(render)}
        </fieldset>
      ))}
    </div>
  );
}
