/** A column of the employees' sheet: its name in files, and others under which spreadsheets have it. */
export type SheetColumn = { id: string; header: string; otherNames?: readonly string[] };

/** Columns in the order of the template and of the CSV file. */
export const COLUMNS = [
  {
    id: 'number',
    header: 'Number',
    otherNames: ['no', 'employee number', 'employee no', 'staff number', 'payroll no'],
  },
  { id: 'name', header: 'Name', otherNames: ['employee', 'employee name', 'full name', 'jina'] },
  { id: 'status', header: 'Status', otherNames: ['tax status', 'residence'] },
  {
    id: 'basic',
    header: 'Basic pay',
    otherNames: ['basic', 'basic salary', 'salary', 'gross', 'gross pay', 'gross salary', 'mshahara', 'fee'],
  },
  { id: 'allowances', header: 'Allowances', otherNames: ['allowance', 'posho'] },
  { id: 'overtime', header: 'Overtime', otherNames: ['overtime pay'] },
  { id: 'bonus', header: 'Bonus' },
  { id: 'fund', header: 'Fund', otherNames: ['pension', 'pension fund'] },
  { id: 'share', header: 'NSSF of employee %', otherNames: ['nssf %', 'employee share', 'employee share %'] },
  { id: 'heslb', header: 'HESLB', otherNames: ['student loan', 'loan board'] },
  { id: 'union', header: 'Union', otherNames: ['union dues', 'trade union', 'tuico'] },
  { id: 'insurance', header: 'Insurance', otherNames: ['health insurance', 'nhif', 'medical'] },
  { id: 'other', header: 'Other deductions', otherNames: ['deductions', 'advance', 'salary advance'] },
  { id: 'carCc', header: 'Car cc', otherNames: ['car', 'engine'] },
  { id: 'carOld', header: 'Car over 5 years', otherNames: ['old car'] },
  { id: 'carClaimed', header: 'Car cost claimed' },
  { id: 'houseRent', header: 'House market rent', otherNames: ['house', 'market rent'] },
  { id: 'houseClaimed', header: 'House cost claimed' },
  { id: 'housePaid', header: 'House rent paid', otherNames: ['rent paid'] },
  { id: 'houseIncome', header: 'Income without house' },
  { id: 'loan', header: 'Loan from employer', otherNames: ['loan', 'loan amount'] },
  { id: 'loanRate', header: 'Loan rate %', otherNames: ['loan rate'] },
  { id: 'loanMonths', header: 'Loan months', otherNames: ['loan term'] },
  { id: 'loanStatutory', header: 'Statutory rate %', otherNames: ['statutory rate'] },
  { id: 'benefits', header: 'Other benefits', otherNames: ['benefits', 'benefits in kind', 'value of benefits'] },
  { id: 'wcf', header: 'WCF earnings', otherNames: ['wcf', 'wcf base', 'earnings for wcf'] },
  { id: 'joined', header: 'Joined on', otherNames: ['joined', 'date joined', 'joining date', 'start date'] },
  { id: 'left', header: 'Left on', otherNames: ['left', 'date left', 'leaving date', 'end date'] },
  { id: 'tin', header: 'TIN', otherNames: ['tin number', 'tin no'] },
  { id: 'nida', header: 'NIDA', otherNames: ['nin', 'nida number', 'national id'] },
  {
    id: 'member',
    header: 'Fund number',
    otherNames: ['nssf number', 'nssf no', 'psssf number', 'member number', 'membership number'],
  },
  { id: 'index', header: 'Form four index', otherNames: ['heslb number', 'index number', 'f4 index number'] },
  { id: 'bank', header: 'Bank', otherNames: ['bank name', 'benki'] },
  { id: 'account', header: 'Account', otherNames: ['account number', 'account no', 'bank account'] },
  { id: 'phone', header: 'Phone', otherNames: ['phone number', 'mobile', 'mobile number', 'mobile money', 'simu'] },
] as const satisfies readonly SheetColumn[];

export type ColumnId = (typeof COLUMNS)[number]['id'];
