import { useState } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { Select } from '@/components/ui/select/Select';
import { formatExact } from '@/lib/money/format';
import { rowsText } from '@/lib/payroll/counted';
import { HAND_IN_LISTS, type HandInList, handInCsv, handInList, handInText } from '@/lib/payroll/handIn';
import { monthName } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import { ActionButton } from '../result/ActionButton';
import { saveCsv } from '../result/saveFile';
import type { FilesPanelProps } from './filesPanel';
import styles from './Panels.module.scss';

/** Rows of a list in the document. */
const MOST_SHOWN = 50;

function ListActions({ list, month }: { list: HandInList; month: string }) {
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(handInText(list)).then(
      () => setNotice(say('Copied, without the heads.')),
      () => setNotice(say('Please mark the table and copy it.')),
    );
  const name = `${list.id}-${month.toLowerCase().replace(' ', '-')}.csv`;
  return (
    <div className={styles.actions}>
      <ActionButton icon="copy" onClick={copy}>
        {say('Copy the rows')}
      </ActionButton>
      <ActionButton icon="download" onClick={() => setNotice(saveCsv(handInCsv(list), name))}>
        {say('CSV of this list')}
      </ActionButton>
      <p role="status">{notice}</p>
    </div>
  );
}

function ListTable({ list, month }: { list: HandInList; month: string }) {
  const { rows, columns, isForeign, sum, expected, gaps } = list;
  const [first = []] = rows;
  const isAmount = (index: number) => typeof first[index] === 'number';
  return (
    <>
      <p>
        {say('{rows}, together TZS {sum}', { rows: rowsText(rows.length), sum: formatExact(sum) })}
        {expected !== undefined &&
          (expected === sum
            ? say(', as the payroll has it')
            : say('; the payroll has {amount}', { amount: formatExact(expected) }))}
        {gaps.length > 0 && <strong>. {say('Look: {what}', { what: gaps.join(', ') })}</strong>}.
      </p>
      {rows.length > 0 && (
        <DataTable
          caption={`${list.name}, ${month}`}
          holds="figures"
          columns={columns.map((label, index) => ({
            label: isForeign ? <span lang="en">{label}</span> : label,
            isNumeric: isAmount(index),
          }))}
          rows={rows
            .slice(0, MOST_SHOWN)
            .map((row) => row.map((cell) => (typeof cell === 'number' ? formatExact(cell) : cell)))}
        />
      )}
      {rows.length > MOST_SHOWN && (
        <p>{say('The first {count} are shown; copy and file have all.', { count: MOST_SHOWN })}</p>
      )}
    </>
  );
}

/** The month as lists for authorities, banks and networks. */
export function HandInLists({ outcome }: FilesPanelProps) {
  const [id, setId] = useState(HAND_IN_LISTS[0]?.id ?? '');
  const run = outcome?.run;
  if (!run) {
    return (
      <div className={styles.panel}>
        <p className={styles.note}>{say('Work out this month’s payroll first: the lists are of its employees.')}</p>
      </div>
    );
  }
  const list = handInList(id, run, outcome.rows);
  const month = monthName(outcome.sheet.month);
  return (
    <div className={styles.panel}>
      <Select
        name="list"
        label={say('List')}
        value={id}
        options={HAND_IN_LISTS.map((each) => ({ value: each.id, label: say(each.name) }))}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <ListTable list={list} month={month} />
      {list.rows.length > 0 && <ListActions key={id} list={list} month={month} />}
      <p className={styles.note}>
        {list.origin} {list.isForeign && `${say('The heads of its columns are in English, as the form has them.')} `}
        {say(
          'We have tried it on no portal: open the portal’s own template and paste column by column. TIN, NIDA, numbers, accounts and phones are fields under ‘More’, and columns of the template. A spreadsheet drops the first 0 of an account or a phone unless the column is text.',
        )}
      </p>
    </div>
  );
}
