/** Texts of the lines of a payslip, and notes on them. */
export const payrollLineWords = {
  'Not confirmed for this month: it was found for a later one.':
    'Haijathibitishwa kwa mwezi huu: kilipatikana cha mwezi wa baadaye.',
  'as entered': 'kama ilivyoandikwa',
  'gross pay less the employee’s pension share, and benefits in kind':
    'mshahara ghafi kutoa mchango wa mfanyakazi wa hifadhi ya jamii, na mafao yasiyo ya fedha',
  'the whole of gross pay, and benefits in kind': 'mshahara ghafi wote, na mafao yasiyo ya fedha',
  'PAYE, resident': 'PAYE, mkazi',
  'by the bands of the month': 'kwa madaraja ya mwezi huo',
  'PAYE, non-resident': 'PAYE, asiye mkazi',
  '{percent}% of the whole, final': '{percent}% ya malipo yote, ya mwisho',
  'PAYE, second job': 'PAYE, ajira ya pili',
  '{percent}% of the whole taxable pay, no tax-free band':
    '{percent}% ya mshahara wote unaotozwa kodi, bila daraja lisilotozwa',
  'Withholding tax, part-time director': 'Kodi ya zuio, mkurugenzi asiye wa muda wote',
  '{percent}% of the fee, not final': '{percent}% ya ada, si ya mwisho',
  'not found for this month': 'hakikupatikana kwa mwezi huu',
  'NSSF, employee': 'NSSF, mfanyakazi',
  'at most {percent}% of gross pay': 'isiyozidi {percent}% ya mshahara ghafi',
  'PSSSF, employee': 'PSSSF, mfanyakazi',
  '{percent}% of pay': '{percent}% ya mshahara',
  '{percent}% of the gross salary (basic pay and allowances), after tax':
    '{percent}% ya mshahara ghafi (mshahara wa msingi na posho), baada ya kodi',
  'NSSF, employer': 'NSSF, mwajiri',
  'the rest of {percent}%': 'kinachobaki cha {percent}%',
  'PSSSF, employer': 'PSSSF, mwajiri',
  '{percent}% of gross pay, from {count} employees': '{percent}% ya mshahara ghafi, kuanzia wafanyakazi {count}',
  '{percent}% of basic pay and fixed allowances': '{percent}% ya mshahara wa msingi na posho za kudumu',
  'not charged before July 2015': 'haikutozwa kabla ya Julai 2015',
  'above {value}': 'zaidi {value}',
  'to {cc} cc {value}': 'hadi cc {cc} {value}',
  'Benefit: use of a car': 'Fao: kutumia gari',
  '{sizes} a year; {share}% of it when over {years} years old':
    '{sizes} kwa mwaka; {share}% yake likiwa na zaidi ya miaka {years}',
  'Benefit: house': 'Fao: nyumba',
  'market rent, at most the greater of {share}% of income and the cost claimed, less rent paid':
    'pango la soko, lisilozidi kilicho kikubwa kati ya {share}% ya mapato na gharama inayodaiwa, kutoa pango linalolipwa',
  'Benefit: loan': 'Fao: mkopo',
  'statutory rate less interest paid; none under {short} months and {pay} months’ basic pay':
    'riba ya kisheria kutoa riba inayolipwa; hakuna fao chini ya miezi {short} na mishahara ya msingi ya miezi {pay}',
  'Other benefits in kind': 'Mafao mengine yasiyo ya fedha',
  'value as entered': 'thamani kama ilivyoandikwa',
  'all pay in money': 'malipo yote ya fedha',
  'percent of basic pay, or an amount': 'asilimia ya mshahara wa msingi, au kiasi',
  'gross pay less all deductions': 'mshahara ghafi kutoa makato yote',
  'gross pay and what the employer pays on top': 'mshahara ghafi na anacholipa mwajiri juu yake',
  'The fees of part-time directors bear withholding tax. That they are no wage, and so bear no NSSF, SDL or WCF, is our reading; it was not confirmed.':
    'Ada za wakurugenzi wasio wa muda wote zinatozwa kodi ya zuio. Kwamba si mshahara, na hivyo hazina NSSF, SDL wala WCF, ni tafsiri yetu; haijathibitishwa.',
  'NSSF is charged on overtime and bonus too. Whether they may be left out was not confirmed.':
    'NSSF imehesabiwa kwenye malipo ya saa za ziada na bonasi pia. Haijathibitishwa kama vinaweza kuachwa.',
  'WCF is charged on basic pay and the fixed allowances paid with it, as the Fund’s pages say, not on overtime and bonus. Where an allowance is not fixed, enter the WCF earnings of the person.':
    'WCF inatozwa kwenye mshahara wa msingi na posho za kudumu zinazolipwa nao, kama kurasa za Mfuko zinavyosema, si kwenye saa za ziada na bonasi. Kama kuna posho isiyo ya kudumu, andika mapato ya WCF ya mtu huyo.',
  'PSSSF takes its percentage of the monthly salary. Whether allowances belong to it was not confirmed: choose gross or basic pay as the Fund says.':
    'PSSSF ni asilimia ya mshahara wa mwezi. Haijathibitishwa kama posho zinahesabiwa: chagua mshahara ghafi au wa msingi kama Mfuko unavyosema.',
  'HESLB takes its percentage of the gross salary, as the Board said in February 2021; its letters of January 2017 said basic salary. Choose as the Board’s letter on the employee says. Overtime and bonus are left out, which is our reading.':
    'HESLB ni asilimia ya mshahara ghafi, kama Bodi ilivyosema Februari 2021; barua zake za Januari 2017 zilisema mshahara wa msingi. Chagua kama barua ya Bodi kuhusu mfanyakazi inavyosema. Saa za ziada na bonasi hazihesabiwi: hiyo ni tafsiri yetu.',
  'Some rates were found for a later month than this one. Their lines say “not confirmed”: check them before you rely on the result.':
    'Baadhi ya viwango vilipatikana vya mwezi wa baadaye. Mistari yake inasema “haijathibitishwa”: ihakiki kabla ya kutegemea jibu.',
  'The value of a house follows from income without the house. Where none is entered, it is this month’s taxable pay without the house.':
    'Thamani ya nyumba inatokana na mapato bila nyumba. Yasipoandikwa, ni mshahara wa mwezi huu unaotozwa kodi, bila nyumba.',
  'Deductions are more than the pay of {names}: net pay is below 0.':
    'Makato yamezidi mshahara wa {names}: mshahara halisi uko chini ya 0.',
} as const;
