const AMOUNT = 'kiasi cha mwezi, acha wazi kama hakuna';

/** Words of its page that are there from the start. */
export const payrollPageWords = {
  'the rates of the month: {law}': 'viwango vya mwezi husika: {law}',
  '{count} of {all} employees, on rates of {year}': 'wafanyakazi {count} kati ya {all}, kwa viwango vya {year}',
  'A worked example': 'Mfano wa hesabu',
  'Two employees of the template, July': 'Wafanyakazi wawili wa kiolezo, Julai',
  'July, rates of {year}': 'Julai, viwango vya {year}',
  'The first has an allowance and repays a student loan. The second has a car of 1,800 cc and pays union dues of 2% of basic pay. Their employer has {count} employees, so SDL is charged.':
    'Wa kwanza ana posho na analipa mkopo wa elimu ya juu. Wa pili ana gari la cc 1,800 na analipa ada ya chama ya 2% ya mshahara wa msingi. Mwajiri wao ana wafanyakazi {count}, hivyo SDL inatozwa.',
  'Who bears the pension contribution': 'Nani analipa mchango wa hifadhi ya jamii',
  'Three ways to share the pension contribution on TZS {pay} a month':
    'Njia tatu za kugawana mchango wa hifadhi ya jamii kwa TZS {pay} kwa mwezi',
  'The Fund takes 20% of pay. The employee bears at most half; the employer may bear more, or all. What is taken from pay is free of PAYE. Cost is without SDL and WCF, which do not depend on it. ‘Ways to share the pension’, below the result, does it for your own figure.':
    'Mfuko unachukua 20% ya mshahara. Mfanyakazi analipa isiyozidi nusu; mwajiri anaweza kulipa zaidi, au yote. Kinachokatwa kwenye mshahara hakitozwi PAYE. Gharama haina SDL wala WCF, ambazo hazitegemei mgawanyo huu. ‘Njia za kugawana mchango’, chini ya jibu, inakokotoa kwa kiasi chako.',
  'Columns of the template': 'Safu za kiolezo',
  'Columns of the CSV file and what to write in them': 'Safu za faili la CSV na cha kuandika ndani yake',
  Column: 'Safu',
  'What to write': 'Cha kuandika',
  'an amount of the month, empty for none': AMOUNT,
  'your number of the employee, for the payslip': 'namba yako ya mfanyakazi, kwa hati ya mshahara',
  needed: 'lazima',
  'resident (or empty), non-resident, second job, director (part-time)':
    'mkazi (au acha wazi), asiye mkazi, ajira ya pili, mkurugenzi (asiye wa muda wote)',
  'needed: an amount such as 800000 or 800,000; of a director, the fee':
    'lazima: kiasi kama 800000 au 800,000; kwa mkurugenzi, ada',
  'NSSF (or empty), PSSSF, PSSSF basic (of basic pay), none':
    'NSSF (au acha wazi), PSSSF, PSSSF msingi (ya mshahara wa msingi), hakuna',
  'percent of pay that the employee bears; empty for the most that the law allows':
    'asilimia ya mshahara anayolipa mfanyakazi; acha wazi kwa kiwango cha juu kwa sheria',
  'no (or empty), yes (of basic pay and allowances), basic (of basic pay)':
    'hapana (au acha wazi), ndiyo (ya mshahara wa msingi na posho), msingi (ya mshahara wa msingi)',
  'an amount, or a percent of basic pay such as 2%': 'kiasi, au asilimia ya mshahara wa msingi kama 2%',
  'engine of the employer’s car; empty for none': 'injini ya gari la mwajiri; acha wazi kama hakuna',
  'yes or no (or empty)': 'ndiyo au hapana (au acha wazi)',
  'yes (or empty) or no': 'ndiyo (au acha wazi) au hapana',
  'market rent of the employer’s house; empty for none': 'pango la soko la nyumba ya mwajiri; acha wazi kama hakuna',
  'cost of the house that the employer claims': 'gharama ya nyumba anayodai mwajiri',
  'rent that the employee pays': 'pango analolipa mfanyakazi',
  'empty for this month’s taxable pay without the house':
    'acha wazi kwa mshahara wa mwezi huu unaotozwa kodi, bila nyumba',
  'amount owed on the employer’s loan; empty for none':
    'kiasi kinachodaiwa cha mkopo wa mwajiri; acha wazi kama hakuna',
  'interest that the employee pays, percent a year': 'riba anayolipa mfanyakazi, asilimia kwa mwaka',
  'its term': 'muda wake',
  'the Bank of Tanzania’s discount rate of the period, percent a year':
    'kiwango cha punguzo cha Benki Kuu ya Tanzania cha kipindi hicho, asilimia kwa mwaka',
  'monthly value of any other benefit in kind': 'thamani kwa mwezi ya fao lingine lolote lisilo la fedha',
  'empty for basic pay and allowances; less where an allowance is not fixed':
    'acha wazi kwa mshahara wa msingi na posho; andika pungufu kama kuna posho isiyo ya kudumu',
  'first day of the job, such as 2026-11-15; in its month pay counts by days':
    'siku ya kwanza ya kazi, kama 2026-11-15; mwezi huo mshahara unahesabiwa kwa siku',
  'last day of the job, likewise': 'siku ya mwisho ya kazi, vivyo hivyo',
  'for the lists to hand in, as the rest': 'kwa orodha za kuwasilisha, kama zinazofuata',
  'number of the national identity': 'namba ya kitambulisho cha taifa',
  'number at the pension fund': 'namba kwenye mfuko wa hifadhi ya jamii',
  'for HESLB': 'kwa HESLB',
  'name of the bank': 'jina la benki',
  'number of the account': 'namba ya akaunti',
  'for mobile money': 'kwa malipo ya simu',
  'A file or pasted rows with a header may have the columns in any order and leave out those that nobody needs; without a header they stand in this order. Commas, semicolons or tabs separate them. The CSV file of a run can be opened here again.':
    'Faili au mistari yenye vichwa vya safu inaweza kuwa na safu kwa mpangilio wowote, na kuacha zisizohitajika; bila vichwa zifuate mpangilio huu. Zinatenganishwa kwa mkato, nukta mkato au tab. Faili la CSV la jibu linaweza kufunguliwa hapa tena, kwa Kiswahili au Kiingereza.',
  'no day set or confirmed': 'hakuna siku iliyowekwa au kuthibitishwa',
  'end of the next month': 'mwisho wa mwezi unaofuata',
  '{ordinal} of the next month': 'tarehe {date} ya mwezi unaofuata',
  '{percent}% from {count}': '{percent}% kuanzia {count}',
  'Only the employee’s pension share is taken off before tax; no other deduction is. Benefits in kind raise taxable pay and PAYE, and nothing else. Each line is rounded to cents before the next ones use it, so that all lines add up as shown. PAYE is worked out by the table that TRA publishes.':
    'Kabla ya kodi unakatwa mchango wa mfanyakazi wa hifadhi ya jamii tu; si kato lingine. Mafao yasiyo ya fedha yanaongeza mshahara unaotozwa kodi na PAYE, si kingine. Kila mstari unakadiriwa kwa senti kabla ya kutumika kwenye inayofuata, ili yote ijumlishe kama inavyoonekana. PAYE inakokotolewa kwa jedwali la TRA.',
  'Payments of a month and the days on which they are due': 'Malipo ya mwezi na siku zake za mwisho',
  'Lists of a month to copy or download, and their columns': 'Orodha za mwezi za kunakili au kupakua, na safu zake',
  Columns: 'Safu',
  'Where they come from': 'Zinatoka wapi',
  'None was tried on a portal: open the portal’s own template and paste column by column.':
    'Hakuna iliyojaribiwa kwenye mfumo wa mtandaoni: fungua kiolezo cha mfumo wenyewe na ubandike safu kwa safu. Vichwa vya safu za fomu vimeachwa kwa Kiingereza, kama vilivyo kwenye fomu.',
  'Part of a month, and other months': 'Sehemu ya mwezi, na miezi mingine',
  'In the month of joining or leaving, basic pay and allowances count by calendar days: 15 of 30 days are half. A contract may count working days; then enter the pay itself. PAYE is that of the month’s table on what is paid.':
    'Mwezi wa kuanza au kuacha kazi, mshahara wa msingi na posho vinahesabiwa kwa siku za kalenda: siku 15 kati ya 30 ni nusu. Mkataba unaweza kuhesabu siku za kazi; hapo andika malipo yenyewe. PAYE ni ya jedwali la mwezi huo kwa kilicholipwa.',
  'The CSV file of a month can be set beside the next: who is new, who left, whose pay changed. Opened together, the files of a calendar year give each employee’s sheet and the figures of the PAYE certificate, which is due by 30 January, to a leaver within 30 days.':
    'Faili la CSV la mwezi linaweza kulinganishwa na la mwezi unaofuata: nani mpya, nani ameacha, mshahara wa nani umebadilika. Yakifunguliwa pamoja, mafaili ya mwaka wa kalenda yanatoa karatasi ya kila mfanyakazi na takwimu za cheti cha PAYE, kinachotakiwa hadi 30 Januari, kwa aliyeacha kazi ndani ya siku 30.',
  'Rates since July 2012': 'Viwango tangu Julai 2012',
  'PAYE bands, SDL and WCF by the month from which they hold': 'Madaraja ya PAYE, SDL na WCF kwa mwezi vilipoanza',
  'Months from': 'Miezi kuanzia',
  'Free of PAYE to': 'Bila PAYE hadi',
  'SDL, employees': 'SDL, wafanyakazi',
  'WCF, private': 'WCF, binafsi',
  'Rates of {year}, and of each month since July 2012.': 'Viwango vya {year}, na vya kila mwezi tangu Julai 2012.',
} as const;
