/** Names of pages and calculators, as lib/site/pages.ts and lib/site/calculators.ts have them in English. */
export const pageWords = {
  'Tax & Business Advisory': 'Ushauri wa Kodi na Biashara',
  Home: 'Mwanzo',
  'Home - Tax & Business Advisory Services': 'Mwanzo - Ushauri wa Kodi na Biashara',
  'Contact Us': 'Wasiliana nasi',
  Contact: 'Mawasiliano',
  'Thank you': 'Asante',
  'Calculator Hub': 'Vikokotoo vyote',
  'Calculator hub': 'Vikokotoo vyote',
  Calculator: 'Vikokotoo',
  'Salary and payroll': 'Mshahara',
  'For companies and traders': 'Kampuni na wafanyabiashara',
  Dates: 'Tarehe',
  'Gross to net salary': 'Mshahara ghafi kwenda halisi',
  'Gross to net': 'Ghafi kwenda halisi',
  'PAYE and net salary calculator Tanzania {taxYear}': 'Kikokotoo cha PAYE na mshahara halisi Tanzania {taxYear}',
  'How much of my salary do I take home?': 'Napokea kiasi gani cha mshahara wangu?',
  'It takes your gross salary of a month, with a bonus or a student loan if you have one.':
    'Weka mshahara ghafi wa mwezi mmoja, na bonasi au mkopo wa elimu ya juu kama unao.',
  'know what I take home': 'kujua ninachopokea',
  'Work out take-home pay in Tanzania from a gross salary in any tax year since 2012/13: NSSF, PAYE by band, a bonus, a student loan, and what the employer pays in NSSF, SDL and WCF.':
    'Kokotoa mshahara halisi Tanzania kutoka mshahara ghafi kwa mwaka wowote tangu 2012/13: NSSF, PAYE kwa daraja, bonasi, mkopo wa elimu ya juu, na anacholipa mwajiri kwa NSSF, SDL na WCF.',
  'What reaches the employee, what goes to the authorities, what the employer pays.':
    'Anachopokea mfanyakazi, kinachokwenda kwa mamlaka, na anacholipa mwajiri.',
  'Net to gross salary': 'Mshahara halisi kwenda ghafi',
  'Net to gross': 'Halisi kwenda ghafi',
  'Net to gross salary calculator Tanzania {taxYear}': 'Kikokotoo cha mshahara halisi kwenda ghafi Tanzania {taxYear}',
  'Which gross salary gives this net pay?': 'Mshahara ghafi upi unatoa mshahara halisi huu?',
  'It takes the net pay that you have agreed.': 'Weka mshahara halisi mliokubaliana.',
  'find the gross of an agreed net pay': 'kupata mshahara ghafi wa mshahara halisi tuliokubaliana',
  'Find the gross salary behind an agreed net pay in Tanzania, with PAYE, NSSF, the tax band and the cost to the employer.':
    'Pata mshahara ghafi wa mshahara halisi mliokubaliana Tanzania, pamoja na PAYE, NSSF, daraja la kodi na gharama kwa mwajiri.',
  'Agreed a take-home figure? The gross salary and the tax band that lead to it.':
    'Mmekubaliana kiasi cha kupokea? Hapa kuna mshahara ghafi na daraja la kodi lake.',
  Overtime: 'Saa za ziada',
  'Overtime pay calculator Tanzania {taxYear}': 'Kikokotoo cha malipo ya saa za ziada Tanzania {taxYear}',
  'What is my overtime worth?': 'Nalipwa kiasi gani kwa saa za ziada?',
  'It takes your monthly salary and the hours of overtime.': 'Weka mshahara wako wa mwezi na saa za ziada.',
  'be paid for overtime': 'kulipwa saa za ziada',
  'Hourly rate and overtime pay in Tanzania: 1.5 times on weekdays, 2 times on rest days and public holidays, with the legal cap and the minimum wage of each sector.':
    'Malipo kwa saa na malipo ya saa za ziada Tanzania: mara 1.5 siku za kazi, mara 2 siku za mapumziko na sikukuu, pamoja na kikomo cha sheria na kima cha chini cha kila sekta.',
  'Weekday hours at 1.5 times, rest days and public holidays at 2 times.':
    'Saa za siku za kazi mara 1.5, siku za mapumziko na sikukuu mara 2.',
  'Presumptive tax calculator Tanzania {taxYear}': 'Kikokotoo cha kodi ya mfanyabiashara mdogo Tanzania {taxYear}',
  'What does my small business pay in tax?': 'Biashara yangu ndogo inalipa kodi kiasi gani?',
  'It takes the turnover of the year, and your profit if you know it.':
    'Weka mauzo ghafi ya mwaka, na faida yako kama unaijua.',
  'pay tax as a small trader': 'kulipa kodi kama mfanyabiashara mdogo',
  'Presumptive tax of a small trader in Tanzania by turnover and year, and the profit below which keeping accounts costs less.':
    'Kodi ya mfanyabiashara mdogo Tanzania kwa mauzo na mwaka (wengi huiita kodi ya makadirio), na faida ambayo chini yake kutunza hesabu ni nafuu.',
  'The tax on a trader’s turnover, who may use the table, and the profit below which accounts cost less.':
    'Kodi kwa mauzo ya mfanyabiashara (wengi huiita kodi ya makadirio), nani anaweza kuitumia, na faida ambayo chini yake kutunza hesabu ni nafuu.',
  'Check my payslip': 'Kagua hati yangu ya mshahara',
  'Check my payslip: PAYE and NSSF, Tanzania {taxYear}': 'Kagua hati ya mshahara: PAYE na NSSF, Tanzania {taxYear}',
  'Payslip check': 'Kukagua hati ya mshahara',
  'Is my payslip right?': 'Je, hati yangu ya mshahara ni sahihi?',
  'It takes the figures of the payslip: gross, pension, PAYE, other deductions and net.':
    'Weka kiasi kilicho kwenye hati: ghafi, hifadhi ya jamii, PAYE, makato mengine na halisi.',
  'check my payslip': 'kukagua hati yangu ya mshahara',
  'Check a payslip in Tanzania line by line: NSSF, PAYE and net pay of any year since 2012/13, which known mistake gives the figure, and what to say to the employer.':
    'Kagua hati ya mshahara Tanzania mstari kwa mstari: NSSF, PAYE na mshahara halisi wa mwaka wowote tangu 2012/13, kosa gani linatoa kiasi hicho, na la kumwambia mwajiri.',
  'Each line right or off by how much, which mistake would give the figure, and what to say to the employer.':
    'Kila mstari ni sahihi au una tofauti gani, kosa gani lingetoa kiasi hicho, na la kumwambia mwajiri.',
  'Payroll for a month': 'Mishahara ya mwezi',
  'Payroll calculator Tanzania {taxYear}: payslips, PAYE': 'Kikokotoo cha mishahara Tanzania {taxYear}: hati, PAYE',
  Payroll: 'Mishahara ya mwezi',
  'What does my payroll come to?': 'Mishahara ya wafanyakazi wangu ni kiasi gani?',
  'It takes the names and pay of your employees, typed or from a spreadsheet.':
    'Weka majina na mishahara ya wafanyakazi wako, kwa kuandika au kutoka kwenye lahajedwali.',
  'pay my staff this month': 'kulipa wafanyakazi wangu mwezi huu',
  'Payroll for a month in Tanzania since 2012: PAYE, NSSF or PSSSF, HESLB, SDL and WCF for every employee, benefits in kind, due dates, payslips and a CSV file.':
    'Mishahara ya mwezi Tanzania tangu 2012: PAYE, NSSF au PSSSF, HESLB, SDL na WCF ya kila mfanyakazi, mafao yasiyo ya fedha, siku za mwisho, hati za mshahara na faili la CSV.',
  'All employees of a month, from a spreadsheet to payslips, with what goes to whom by when.':
    'Wafanyakazi wote wa mwezi, kutoka lahajedwali hadi hati za mshahara, na nini kinalipwa kwa nani, na lini.',
  'Withholding tax': 'Kodi ya zuio',
  'Withholding tax calculator Tanzania {taxYear}': 'Kikokotoo cha kodi ya zuio Tanzania {taxYear}',
  'How much do I withhold from a payment?': 'Nazuia kiasi gani kwenye malipo?',
  'It takes what is paid for, such as rent, who pays whom, and the amount.':
    'Sema malipo ni ya nini, kwa mfano pango, nani anamlipa nani, na kiasi.',
  'pay rent or a supplier, and withhold': 'kulipa pango au muuzaji, na kuzuia kodi',
  'Find the withholding tax of a payment in Tanzania: rate, final or not, treaty, law, the amount, the due date and the certificate.':
    'Pata kodi ya zuio ya malipo Tanzania: kiwango, ya mwisho au la, mkataba, sheria, kiasi, siku ya mwisho na cheti.',
  'Who pays whom for what: the rate, final or not, what a treaty changes, and the day by which it is due.':
    'Nani anamlipa nani kwa nini: kiwango, ya mwisho au la, mkataba unabadilisha nini, na siku ya mwisho ya kulipa.',
  'Objection planner': 'Kupanga pingamizi',
  'Tax objection planner Tanzania: days and deposit': 'Kupanga pingamizi la kodi Tanzania: siku na amana',
  Objection: 'Pingamizi',
  'By when must I object, and what must I deposit?': 'Niweke pingamizi lini, na amana ni kiasi gani?',
  'It takes the day on which the assessment reached you, the tax, and the part that you accept.':
    'Weka siku uliyopokea tathmini ya kodi, kodi yenyewe, na sehemu unayoikubali.',
  'object to an assessment of TRA': 'kupinga tathmini ya kodi ya TRA',
  'Plan a tax objection in Tanzania: the deposit, the last day to object, the waiver, the six-month rule, Board and Tribunal, with the law of each step.':
    'Panga pingamizi la kodi Tanzania: amana, siku ya mwisho ya pingamizi, msamaha wa amana, kanuni ya miezi sita, Bodi na Baraza, na sheria ya kila hatua.',
  'A notice from TRA? The deposit, every last day up to the Court of Appeal, and what to put in.':
    'Umepata taarifa ya TRA? Amana, kila siku ya mwisho hadi Mahakama ya Rufani, na cha kuwasilisha.',
  'Penalties and interest': 'Adhabu na riba',
  'TRA penalty and interest calculator Tanzania': 'Kikokotoo cha adhabu na riba za TRA Tanzania',
  Penalties: 'Adhabu na riba',
  'What does it cost to be late?': 'Kuchelewa kunagharimu kiasi gani?',
  'It takes the tax, the due date and the day of filing or payment.':
    'Weka kodi, siku ya mwisho na siku ya kuwasilisha au kulipa.',
  'know what being late costs': 'kujua gharama ya kuchelewa',
  'Penalty and interest on a late tax return or payment in Tanzania, month by month, with currency points; also NSSF and WCF.':
    'Adhabu na riba ya ritani au malipo yaliyochelewa Tanzania, mwezi kwa mwezi, kwa pointi za sarafu; pia NSSF na WCF.',
  'Filed or paid late? The penalty of each month, the interest at the rate you enter, and the law behind both.':
    'Umechelewa kuwasilisha au kulipa? Adhabu ya kila mwezi, riba kwa kiwango unachoandika, na sheria zake.',
  VAT: 'VAT',
  'VAT calculator Tanzania {taxYear}': 'Kikokotoo cha VAT Tanzania {taxYear}',
  'How much VAT is it, and must I register?': 'VAT ni kiasi gani, na je, lazima nijisajili?',
  'It takes the amount of a sale, or the turnover of 12 months.': 'Weka kiasi cha mauzo, au mauzo ya miezi 12.',
  'charge VAT, or find out if I must': 'kutoza VAT, au kujua kama ni lazima',
  'VAT in Tanzania: in a price or on top of it, VAT withheld by designated buyers, and whether a turnover asks for registration.':
    'VAT (Kodi ya Ongezeko la Thamani) Tanzania: ndani ya bei au juu yake, VAT inayozuiwa na wanunuzi walioteuliwa, na kama mauzo yanataka usajili.',
  'VAT in a price or on top of it, what buyers keep back, and whether any 12 months reach the threshold.':
    'VAT ndani ya bei au juu yake, wanachozuia wanunuzi, na kama miezi 12 yoyote inafika kiwango cha usajili.',
  'Tanzania tax calendar {taxYear}: every due date': 'Kalenda ya kodi Tanzania {taxYear}: kila siku ya mwisho',
  'When is my tax due?': 'Kodi yangu inalipwa lini?',
  'It takes what you are, what you pay and the month in which your year ends.':
    'Sema wewe ni nani, unalipa nini, na mwezi ambao mwaka wako wa hesabu unaisha.',
  'see when my taxes are due': 'kujua siku za mwisho za kodi zangu',
  'When PAYE, SDL, VAT, withholding tax, NSSF, WCF, instalments and returns are due in Tanzania, for your business, with calendars to subscribe to.':
    'Siku za mwisho za PAYE, SDL, VAT, kodi ya zuio, NSSF, WCF, awamu na ritani Tanzania kwa biashara yako, pamoja na kalenda za kujiunga nazo.',
  'Your next due dates for tax, pensions and returns, with the working day before, and calendars to subscribe to.':
    'Tarehe zako zinazofuata za kodi, hifadhi ya jamii na ritani, siku ya kazi iliyo kabla, na kalenda za kujiunga nazo.',
} as const;
