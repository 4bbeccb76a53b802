import { dueWords } from './due.ts';
import { payrollFileWords } from './payrollFile.ts';
import { payrollLineWords } from './payrollLines.ts';
import { payrollMonthsWords } from './payrollMonths.ts';

/** Words of other tools, which stand in this one's script as names of lines and columns. */
const otherWords = {
  right: 'sahihi',
  'student loan': 'mkopo wa elimu ya juu',
  union: 'chama cha wafanyakazi',
  insurance: 'bima',
} as const;

/** Words of what files bring in. */
const importWords = {
  'Replace what stands in the sheet, or add to it?': 'Ubadilishe waliopo kwenye jedwali, au uwaongezee hawa?',
  'Is that right?': 'Je, ni sahihi?',
  'Replace the {count}': 'Badilisha hao {count}',
  'Add {count} to them': 'Waongezee {count}',
  'Yes, add {count}': 'Ndiyo, ongeza {count}',
  'Do neither': 'Usifanye lolote',
  'Left out as a total: {row}': 'Umeachwa kwa kuwa ni jumla: {row}',
  'Take it in': 'Uingize',
  'Employees {first} and {second} have the same {shared}.':
    'Mfanyakazi wa {first} na wa {second} wanalingana: {shared}.',
  'number ({number})': 'namba ({number})',
  'name and basic pay ({name}, {pay})': 'jina na mshahara wa msingi ({name}, {pay})',
  'Leave out employee {place}': 'Mwache mfanyakazi wa {place}',
  'And {count} more.': 'Na wengine {count}.',
  '1 row is a total and left out: {names}.': 'Mstari 1 ni jumla, umeachwa: {names}.',
  '{count} rows are totals and left out: {names}.': 'Mistari {count} ni jumla, imeachwa: {names}.',
  '{employees} added.': 'Umeongeza {employees}.',
  '{employees} read.': 'Tumesoma {employees}.',
  'The first: {row}.': 'Wa kwanza: {row}.',
  'The sheet holds {employees} already.': 'Jedwali tayari lina {employees}.',
  'Nothing was added.': 'Hakuna kilichoongezwa.',
  'Taken in: {row}.': 'Umeingizwa: {row}.',
  'The file could not be read. Save it again as CSV, close it in the spreadsheet, and open it here.':
    'Faili halikusomeka. Lihifadhi tena kama CSV, lifunge kwenye Excel, kisha ulifungue hapa.',
  'Added into Allowances: {columns}.': 'Zimejumlishwa kwenye Posho: {columns}.',
  'Not used, since the template has no such column: {columns}.':
    'Hazikutumika, kwa kuwa kiolezo hakina safu hizo: {columns}.',
  'column {place} as {name}': 'safu ya {place} kuwa {name}',
  'No header row was found: the columns were read in the order of the template.':
    'Hakuna vichwa vya safu: zimesomwa kwa mpangilio wa kiolezo.',
  'Nothing names the columns. Read: {columns}; no other column.':
    'Hakuna vichwa vya safu. Tumesoma: {columns}; si safu nyingine.',
  'There are no rows in it.': 'Hakuna mistari ndani yake.',
  'Only the first {most} employees were taken.': 'Ni wafanyakazi {most} wa kwanza tu walioingizwa.',
} as const;

/** What is wrong with a sheet. */
const mistakeWords = {
  'Please enter a name.': 'Andika jina.',
  'Please enter the basic pay of the month.': 'Andika mshahara wa msingi wa mwezi.',
  'Please write yes or no.': 'Andika ndiyo au hapana.',
  'Please write resident, non-resident, second job or director.':
    'Andika mkazi, asiye mkazi, ajira ya pili au mkurugenzi.',
  'Please write NSSF, PSSSF, PSSSF basic or none.': 'Andika NSSF, PSSSF, PSSSF msingi au hakuna.',
  'Please write no, yes (of gross salary) or basic.': 'Andika hapana, ndiyo (ya mshahara ghafi) au msingi.',
  'A part-time director’s fee is no wage here: choose no fund.':
    'Hapa ada ya mkurugenzi asiye wa muda wote si mshahara: usichague mfuko.',
  'A part-time director’s fee is no salary here: choose no student loan.':
    'Hapa ada ya mkurugenzi asiye wa muda wote si mshahara: usichague mkopo wa elimu ya juu.',
  'The rate on directors’ fees before July 2014 was not found: leave this row out.':
    'Kiwango cha ada za wakurugenzi kabla ya Julai 2014 hakikupatikana: acha mstari huu.',
  'The PSSSF began in July 2018: choose another fund for this month.':
    'PSSSF ilianza Julai 2018: chagua mfuko mwingine kwa mwezi huu.',
  'Please enter a number from 0 to {most}.': 'Andika namba kuanzia 0 hadi {most}.',
  'Please enter the term of the loan in months.': 'Andika muda wa mkopo kwa miezi.',
  'Please enter the statutory rate of the month, in percent.': 'Andika riba ya kisheria ya mwezi huo, kwa asilimia.',
  'Please write a day such as 2026-11-15 or 15/11/2026.': 'Andika siku kama 2026-11-15 au 15/11/2026.',
  'This is after the month: leave the row out.': 'Siku hii ni baada ya mwezi huu: acha mstari huu.',
  'This is before the month: leave the row out.': 'Siku hii ni kabla ya mwezi huu: acha mstari huu.',
  'This is before the day of joining.': 'Siku hii ni kabla ya siku ya kuanza kazi.',
  'Please enter a whole number from {listed}, as many as are listed, or nothing.':
    'Andika namba kamili kuanzia {listed}, idadi ya walioorodheshwa, au acha wazi.',
  'Please enter at least one employee.': 'Andika angalau mfanyakazi mmoja.',
  'Please enter at least one employee with a name and a basic pay.':
    'Andika angalau mfanyakazi mmoja mwenye jina na mshahara wa msingi.',
  '1 employee is left out': 'Mfanyakazi 1 ameachwa',
  '{count} employees are left out': 'Wafanyakazi {count} wameachwa',
  'Nobody is worked out yet': 'Bado hakuna mfanyakazi aliyekokotolewa',
  'Mend these fields and work it out again:': 'Rekebisha sehemu hizi kisha ukokotoe tena:',
  'The others are worked out. Mend these fields and work it out again:':
    'Wengine wamekokotolewa. Rekebisha sehemu hizi kisha ukokotoe tena:',
} as const;

/** Words of a result and of its payslips. */
const resultWords = {
  'Net pay of {employees}': 'Mshahara halisi wa {employees}',
  'Net pay of {employees}: {net}.': 'Mshahara halisi wa {employees}: {net}.',
  'cost to the employer {amount}': 'gharama kwa mwajiri {amount}',
  'Payroll, {month}': 'Mishahara, {month}',
  'You have changed the sheet since: this is what it came to before. Work it out again to share or print it.':
    'Umebadilisha jedwali: hili ni jibu la kabla ya mabadiliko. Kokotoa tena ili kulituma au kulichapisha.',
  'What goes to whom by when': 'Nini kinalipwa kwa nani, na lini',
  To: 'Kwa',
  What: 'Nini',
  By: 'Mwisho',
  'Where, and the law': 'Wapi, na sheria',
  'Pay day': 'Siku ya mshahara',
  'All payments': 'Malipo yote',
  'No set day': 'Hakuna siku maalumu',
  'due {day}': 'mwisho {day}',
  'Check before you print': 'Hakiki kabla ya kuchapisha',
  Figure: 'Kipengele',
  'Comes to': 'Jumla',
  'Made a second way': 'Kwa njia ya pili',
  'Look: {what}': 'Angalia: {what}',
  'Gross pay': 'Mshahara ghafi',
  PAYE: 'PAYE',
  'NSSF and PSSSF': 'NSSF na PSSSF',
  'Cost to the employer': 'Gharama kwa mwajiri',
  'gross less all deductions': 'ghafi kutoa makato yote',
  'basic, allowances, overtime and bonus': 'msingi, posho, saa za ziada na bonasi',
  'what goes to TRA': 'kinachokwenda TRA',
  'both shares, what goes to the funds': 'michango yote miwili, kinachokwenda kwenye mifuko',
  'net pay and all payments': 'mshahara halisi na malipo yote',
  '{count} of {all} rows left out': 'mistari {count} kati ya {all} imeachwa',
  '{count} may be there twice': '{count} huenda wamejirudia',
  'every row, each once': 'kila mstari, mara moja',
  '{count} below 0': '{count} chini ya 0',
  'Payroll of {month}': 'Mishahara ya {month}',
  'Payroll of {month}, TZS': 'Mishahara ya {month}, TZS',
  'payroll-{month}.csv': 'mishahara-{month}.csv',
  'Print all payslips': 'Chapisha hati zote',
  'Print the payroll': 'Chapisha jedwali la mishahara',
  'Payslip, {month}': 'Hati ya mshahara, {month}',
  'Payslip of {name}': 'Hati ya mshahara ya {name}',
  'payslip-{name}-{month}.png': 'hati-ya-mshahara-{name}-{month}.png',
  'Share payslip': 'Tuma hati',
  'Share as a picture': 'Tuma kama picha',
  'Picture saved.': 'Picha imehifadhiwa.',
  'Drawing the picture...': 'Picha inachorwa...',
  'The picture could not be made. Share the payslip as text.': 'Picha haikuwezekana. Tuma hati kama maandishi.',
  '{name}, number {number}': '{name}, namba {number}',
  'Amounts in TZS.': 'Kiasi ni kwa TZS.',
  Pay: 'Malipo',
  Pension: 'Hifadhi ya jamii',
  'Withholding tax': 'Kodi ya zuio',
  'All deductions': 'Makato yote',
  'Taxable pay {taxable}.': 'Mshahara unaotozwa kodi {taxable}.',
  'Taxable pay {taxable}, of which benefits in kind {benefits}.':
    'Mshahara unaotozwa kodi {taxable}, ambapo mafao yasiyo ya fedha ni {benefits}.',
  'Paid by the employer on top: {payments}.': 'Mwajiri analipa juu yake: {payments}.',
  'Received (date and signature)': 'Nimepokea (tarehe na sahihi)',
  'Pension share': 'Mchango wa hifadhi ya jamii',
  Taxable: 'Unaotozwa kodi',
  Net: 'Halisi',
  Employee: 'Mfanyakazi',
  Total: 'Jumla',
  'Line by line': 'Mstari kwa mstari',
  'Print this payslip': 'Chapisha hati hii',
  'Pay of {name}': 'Mshahara wa {name}',
  'What the employer pays': 'Anacholipa mwajiri',
  '{pay} × {worked} / {days} days = {part}': '{pay} × siku {worked} / {days} = {part}',
  'The employer claims no cost of the car: no benefit.': 'Mwajiri hadai gharama za gari: si fao.',
  'The lower of {rent} and the greater of {share}% × {income} and {cost}, less {paid} = {value}':
    'Kilicho kidogo kati ya {rent} na kilicho kikubwa kati ya {share}% × {income} na {cost}, kutoa {paid} = {value}',
  'Under {months} months and at most {times} × {basic}: no benefit.':
    'Chini ya miezi {months} na usiozidi {times} × {basic}: si fao.',
  'Not charged.': 'Haitozwi.',
  'As in the other table.': 'Kama kwenye jedwali lingine.',
  'no wage': 'si mshahara',
  'tax-free': 'bila kodi',
  'Taxable pay of {amount} bears no tax.': 'Mshahara unaotozwa kodi wa {amount} hauna kodi.',
} as const;

/** Words of what is fetched once the page is in use: of results, files and lists. */
export const payrollLateWords = {
  ...dueWords,
  ...payrollFileWords,
  ...importWords,
  ...mistakeWords,
  ...resultWords,
  ...payrollLineWords,
  ...payrollMonthsWords,
  ...otherWords,
} as const;
