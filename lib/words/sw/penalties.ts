/** Words of the penalties calculator in the browser. */
export const penaltyWords = {
  'Please enter the tax for which you were late, or 0 where the return shows none.':
    'Andika kodi uliyochelewa, au 0 kama ritani haionyeshi kodi.',
  'This is more than the tax above.': 'Hii ni zaidi ya kodi iliyo juu.',
  'Please enter the day.': 'Andika siku.',
  'Please enter the amount.': 'Andika kiasi.',
  'Please enter the rate in percent a year, for example 8.': 'Andika kiwango kwa asilimia kwa mwaka, kwa mfano 8.',
  'Please enter the rate that held before the changes.': 'Andika kiwango kilichokuwepo kabla ya mabadiliko.',
  'Please enter the rates in the order of their days, the oldest first.':
    'Andika viwango kwa mpangilio wa siku zake, cha zamani kwanza.',
  'Please enter a day after the due date; what was paid by then stands in its own field.':
    'Andika siku baada ya siku ya mwisho; kilicholipwa kabla yake kina sehemu yake.',
  'This day lies after the day of filing or payment.': 'Siku hii ni baada ya siku ya kuwasilisha au kulipa.',
  'We work out at most {years} years of delay.': 'Tunakokotoa ucheleweshaji usiozidi miaka {years}.',
  'We have these rules from {day}. Please enter a later day, or ask us.':
    'Tuna kanuni hizi kuanzia {day}. Andika siku ya baadaye, au tuulize.',
  'A company or other body': 'Kampuni au taasisi nyingine',
  'An individual': 'Mtu binafsi',
  'What was late': 'Kilichochelewa',
  'Who was late': 'Aliyechelewa',
  'Contributions due': 'Michango iliyopaswa kulipwa',
  'Tax assessable': 'Kodi inayostahili',
  'The tax of the return or payment, before what was paid.':
    'Kodi ya ritani au ya malipo, kabla ya kutoa kilicholipwa.',
  'Paid by the due date': 'Kilicholipwa hadi siku ya mwisho',
  'Empty counts as 0.': 'Ukiacha wazi ni 0.',
  'Due date': 'Siku ya mwisho ya kulipa',
  'Day of filing or payment': 'Siku ya kuwasilisha au kulipa',
  'Not done yet? Enter the day you plan.': 'Bado? Andika siku unayopanga.',
  'Statutory rate of interest, a year': 'Kiwango cha riba cha kisheria, kwa mwaka',
  'The Bank of Tanzania’s discount rate: look it up at {site}. Without it no interest is shown.':
    'Ni kiwango cha punguzo cha Benki Kuu ya Tanzania: kitazame {site}. Bila hicho riba haionyeshwi.',
  'Payment {row}: day': 'Malipo ya {row}: siku',
  'Payment {row}: amount': 'Malipo ya {row}: kiasi',
  'Change {row}: first day': 'Badiliko la {row}: siku ya kwanza',
  'Change {row}: rate a year': 'Badiliko la {row}: kiwango kwa mwaka',
  'Later part payments': 'Malipo ya baadaye kwa sehemu',
  'Add a payment': 'Ongeza malipo',
  'Changes of the statutory rate': 'Mabadiliko ya kiwango cha kisheria',
  'Add a change': 'Ongeza badiliko',
  'Calculate penalty': 'Kokotoa adhabu',
  'What is filed or paid by the due date bears neither penalty nor interest.':
    'Kinachowasilishwa au kulipwa hadi siku ya mwisho hakina adhabu wala riba.',
  'A simple addition for each month: it does not bear interest itself.':
    'Ni nyongeza ya kawaida kwa kila mwezi: yenyewe haizai riba.',
  'The delay is counted from the due day itself.': 'Ucheleweshaji unahesabiwa kuanzia siku ya mwisho yenyewe.',
  '{interest}, at the Bank of Tanzania’s discount rate, compounded monthly. Enter that rate to see it. An extension of time or an objection does not stop it.':
    '{interest}, kwa kiwango cha punguzo cha Benki Kuu ya Tanzania, na hulimbikizwa kila mwezi. Andika kiwango hicho uione. Kuongezewa muda au pingamizi hakuisimamishi.',
  'Interest comes on top': 'Riba inaongezwa juu yake',
  'Interest runs from the due date, on the tax alone and on earlier interest; part payments are taken off the tax. An extension of time, an objection or a case in court does not stop it.':
    'Riba inaanza siku ya mwisho ya kulipa, kwa kodi peke yake na riba iliyotangulia; malipo kwa sehemu yanapunguza kodi. Kuongezewa muda, pingamizi au kesi mahakamani haviisimamishi.',
  'The currency point changed during the delay: each month is counted with the point of its first day.':
    'Pointi ya sarafu ilibadilika wakati wa ucheleweshaji: kila mwezi unahesabiwa kwa pointi ya siku yake ya kwanza.',
  '{amount} was still unpaid on the day of filing. Interest on it goes on, and late payment has a penalty of its own.':
    '{amount} ilikuwa haijalipwa siku ya kuwasilisha. Riba yake inaendelea, na kuchelewa kulipa kuna adhabu yake.',
  'Section 78 names a late return and a late payment together. Whether TRA charges both for the same tax we have not found: this is one of the two. {ask} if your notice shows more.':
    'Kifungu cha 78 kinataja ritani iliyochelewa na malipo yaliyochelewa pamoja. Hatujapata kama TRA inatoza zote mbili kwa kodi moja: hii ni moja kati ya hizo mbili. {ask} kama taarifa yako inaonyesha zaidi.',
  'Unpaid, and what is added': 'Kisicholipwa, na kinachoongezwa',
  Contributions: 'Michango',
  Tax: 'Kodi',
  Addition: 'Nyongeza',
  Penalty: 'Adhabu',
  Interest: 'Riba',
  'unpaid on the due date': 'kisicholipwa siku ya mwisho',
  'of it is what the delay adds': 'ya hicho ni nyongeza ya kuchelewa',
  'for a month, on average': 'kwa mwezi, kwa wastani',
  'Line by line': 'Mstari kwa mstari',
  'Month by month': 'Mwezi kwa mwezi',
  Unpaid: 'Kisicholipwa',
  'no tax was unpaid': 'kodi yote ilikuwa imelipwa',
  'interest not included': 'bila riba',
  'Penalty and interest': 'Adhabu na riba',
  'Addition for the delay': 'Nyongeza ya kuchelewa',
  'in time': 'kwa wakati',
  'nothing was late': 'hakuna kilichochelewa',
  '{rate}% of what is unpaid, each month': '{rate}% ya kisicholipwa, kila mwezi',
  'penalty {penalty}, interest {interest}': 'adhabu {penalty}, riba {interest}',
  '{late}; {tax}, of which {paid} paid in time; {due}, filed or paid {done}':
    '{late}; {tax}, ambayo {paid} ililipwa kwa wakati; {due}, iliwasilishwa au kulipwa {done}',
  'a company': 'kampuni',
  'an individual': 'mtu binafsi',
  '1 month or part': 'mwezi 1 au sehemu yake',
  '{count} months or parts': 'miezi {count} au sehemu zake',
  '{rates} a year, {months}': '{rates} kwa mwaka, {months}',
  ', then ': ', kisha ',
  'Added up month by month: {sum}': 'Jumla ya mwezi kwa mwezi: {sum}',
  '{share}; at least {least}: the greater of the two.':
    '{share}; angalau {least}: kilicho kikubwa kati ya hivyo viwili.',
  'Interest: {rate}% / 12 of the unpaid tax and the interest before it = {interest}.':
    'Riba: {rate}% / 12 ya kodi isiyolipwa na riba iliyotangulia = {interest}.',
  'to {day}': 'hadi {day}',
  'Month {number}': 'Mwezi wa {number}',
} as const;

/** Words of its page that are there from the start. */
export const penaltyPageWords = {
  'The penalty of each month, and which of the two rules set it':
    'Adhabu ya kila mwezi, na kanuni iliyotumika kati ya mbili',
  'Part payments, and the currency point of the time': 'Malipo kwa sehemu, na pointi ya sarafu ya wakati huo',
  'Interest, once you enter the statutory rate': 'Riba, ukiandika kiwango cha kisheria',
  'The least for a month': 'Kiasi cha chini kwa mwezi',
  'Least penalty for a month, TZS': 'Adhabu ya chini kwa mwezi, TZS',
  From: 'Kuanzia',
  'Currency point': 'Pointi ya sarafu',
  'Individual, {count} points': 'Mtu binafsi, pointi {count}',
  'Company, {count} points': 'Kampuni, pointi {count}',
  '{rate}% or the points below': '{rate}% au pointi zilizo hapa chini',
  'What a month of delay costs': 'Gharama ya mwezi mmoja wa kuchelewa',
  'What each month or part of a month costs': 'Gharama ya kila mwezi au sehemu ya mwezi',
  'What is late': 'Kilichochelewa',
  'Of what is unpaid': 'Ya kisicholipwa',
  'The higher of the two counts. The share is one of the tax less what was paid by the start of the month; a payment on the last day of a month therefore lowers the next. An estimate and the final return are counted apart. A month runs from the day after the due date.':
    'Kinachohesabiwa ni kilicho kikubwa kati ya viwili. Asilimia ni ya kodi kutoa kilicholipwa hadi mwanzo wa mwezi; malipo ya siku ya mwisho ya mwezi yanapunguza mwezi unaofuata. Makadirio na ritani ya mwisho vinahesabiwa kila kimoja peke yake. Mwezi unaanza siku inayofuata siku ya mwisho ya kulipa.',
  'The statutory rate is the prevailing discount rate of the Bank of Tanzania ({site}). We hold no list of it by period, so the calculator asks for it, and takes for each month the rate of its first day. Parts of months count as months, as section 75 says of instalments; section 76 says only that interest is compounded monthly.':
    'Kiwango cha kisheria ni kiwango cha punguzo cha Benki Kuu ya Tanzania kwa wakati huo ({site}). Hatuna orodha yake kwa vipindi, hivyo kikokotoo kinakiuliza, na kwa kila mwezi kinachukua kiwango cha siku yake ya kwanza. Sehemu ya mwezi inahesabiwa kama mwezi, kama kifungu cha 75 kinavyosema kuhusu awamu; kifungu cha 76 kinasema tu kwamba riba hulimbikizwa kila mwezi.',
  'Other penalties': 'Adhabu nyingine',
  'Other penalties and fines': 'Adhabu na faini nyingine',
  'Penalty or fine': 'Adhabu au faini',
  'General rules for the Mainland.': 'Kanuni za jumla za Tanzania Bara.',
  'a share of what is unpaid, each month': 'asilimia ya kisicholipwa, kila mwezi',
  'the greater of a share of the unpaid tax and the least amount, each month or part':
    'kilicho kikubwa kati ya asilimia ya kodi isiyolipwa na kiasi cha chini, kila mwezi au sehemu yake',
  'Tax or contributions': 'Kodi au michango',
  'Unpaid on the due date': 'Kisicholipwa siku ya mwisho',
  'what the first month is counted on': 'mwezi wa kwanza unahesabiwa kwa hicho',
  'Least amount': 'Kiasi cha chini',
  'currency points × the value of a point': 'pointi za sarafu × thamani ya pointi',
  'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months':
    'kodi isiyolipwa × ((1 + kiwango / 12)^n − 1), ambapo n ni idadi ya miezi au sehemu za miezi',
  'What the delay costs': 'Gharama ya kuchelewa',
} as const;
