/** Words of the overtime calculator in the browser. */
export const overtimeWords = {
  Change: 'Badiliko',
  'This salary is exactly that.': 'Mshahara huu ni sawa na kiwango hicho.',
  'This salary is {amount} less.': 'Mshahara huu umepungua kwa {amount}.',
  'This salary is {amount} more.': 'Mshahara huu umezidi kwa {amount}.',
  'Below the minimum wage.': 'Chini ya kima cha chini cha mshahara.',
  'The minimum wage is {amount} a month since {day} ({work}).':
    'Kima cha chini cha mshahara ni {amount} kwa mwezi tangu {day} ({work}).',
  '{law}; read in {sources}.': '{law}; imesomwa katika {sources}.',
  'The basic salary is below the minimum wage of {amount}.':
    'Mshahara wa msingi uko chini ya kima cha chini cha {amount}.',
  'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours.':
    'Mshahara wote wa mwezi {total}: msingi {basic} na malipo ya saa za ziada {overtime} kwa saa {hours}.',
  'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours, above the legal cap of {cap} hours.':
    'Mshahara wote wa mwezi {total}: msingi {basic} na malipo ya saa za ziada {overtime} kwa saa {hours}, zaidi ya kikomo cha sheria cha saa {cap}.',
  'basic monthly salary {basic}, {weekday} weekday hours, {weekend} rest day or public holiday hours':
    'mshahara wa msingi wa mwezi {basic}, saa {weekday} za siku za kazi, saa {weekend} za siku ya mapumziko au sikukuu',
  '+ {amount} overtime': '+ {amount} malipo ya ziada',
  'hourly rate {amount}': 'malipo kwa saa {amount}',
  'The basic salary is below the minimum wage': 'Mshahara wa msingi uko chini ya kima cha chini',
  'Line by line': 'Mstari kwa mstari',
  'At {own} and at {order} hours a month': 'Kwa saa {own} na kwa saa {order} kwa mwezi',
  '0 to {most} hours.': 'Saa 0 hadi {most}.',
  'The arrow keys move them by half an hour.': 'Vitufe vya mishale vinabadilisha kwa nusu saa.',
  'Basic monthly salary': 'Mshahara wa msingi wa mwezi',
  'Weekday overtime hours, at {times}×': 'Saa za ziada siku za kazi, mara {times}',
  'Rest day or public holiday hours, at {times}×': 'Saa za siku ya mapumziko au sikukuu, mara {times}',
  Sector: 'Sekta',
  'To compare with its minimum wage.': 'Ili kulinganisha na kima chake cha chini.',
  'Calculate overtime': 'Kokotoa saa za ziada',
  'What the month is made of': 'Mshahara wa mwezi unavyopatikana',
  Basic: 'Msingi',
  Weekdays: 'Siku za kazi',
  'Rest days and public holidays': 'Siku za mapumziko na sikukuu',
  'Minimum wage': 'Kima cha chini cha mshahara',
  'minimum a month': 'kima cha chini kwa mwezi',
  'minimum an hour, at {hours} h': 'kima cha chini kwa saa, kwa saa {hours}',
  'below the minimum': 'chini ya kima cha chini',
  'above the minimum': 'zaidi ya kima cha chini',
  'salary as a share of the minimum': 'mshahara kama sehemu ya kima cha chini',
  'total overtime hours': 'saa za ziada kwa jumla',
  'average overtime rate per hour': 'wastani wa malipo kwa saa ya ziada',
  'overtime as a share of salary': 'malipo ya ziada kama sehemu ya mshahara',
  'total salary increase': 'ongezeko la mshahara',
  'Total monthly salary': 'Mshahara wote wa mwezi',
} as const;

/** Words of its page that are there from the start. */
export const overtimePageWords = {
  'How the hours count': 'Jinsi saa zinavyohesabiwa',
  'Standard week': 'Wiki ya kawaida',
  'Month ({week} × {weeks})': 'Mwezi ({week} × {weeks})',
  'Weekday rate': 'Kiwango cha siku za kazi',
  'Rest day or public holiday rate': 'Kiwango cha siku ya mapumziko au sikukuu',
  'Minimum wages': 'Kima cha chini cha mishahara',
  '{law}, in force since {day}. Read in {sources}, not in the order itself. An hour is the month divided by {hours}, as the order’s own figures imply.':
    '{law}, inatumika tangu {day}. Imesomwa katika {sources}, si kwenye amri yenyewe. Saa ni mwezi kugawanywa kwa {hours}, kama takwimu za amri zinavyoonyesha.',
  'All minimum wages by sector': 'Kima cha chini kwa kila sekta',
  'Minimum wages by sector, TZS': 'Kima cha chini kwa sekta, TZS',
  Work: 'Kazi',
  'A month': 'Kwa mwezi',
  'An hour': 'Kwa saa',
  'Above the legal cap.': 'Zaidi ya kikomo cha sheria.',
  'The law allows at most {hours} hours of overtime in four weeks ({law}). The result is shown all the same.':
    'Sheria inaruhusu saa za ziada zisizozidi {hours} katika wiki nne ({law}). Jibu linaonyeshwa hata hivyo.',
  'The hourly rate and the pay for weekday, rest day and public holiday hours':
    'Malipo kwa saa, na malipo ya saa za siku za kazi, siku ya mapumziko na sikukuu',
  'The total of the month and how much it rises': 'Jumla ya mwezi na ongezeko lake',
  'The same at the hours of the wage order, and the minimum wage of a sector':
    'Hayo hayo kwa saa za amri ya mishahara, na kima cha chini cha sekta',
  'the rules named on this page': 'kanuni zilizotajwa kwenye ukurasa huu',
  'What the law says': 'Sheria inasema nini',
  'Limits of overtime': 'Mipaka ya saa za ziada',
  Point: 'Jambo',
  'What it means': 'Maana yake',
  'By agreement only': 'Kwa makubaliano tu',
  'Nobody may be made to work overtime without having agreed to it.':
    'Hakuna anayeweza kulazimishwa kufanya kazi saa za ziada bila kukubali.',
  '{hours} hours in four weeks': 'Saa {hours} katika wiki nne',
  'The legal cap on overtime. Above {hours} hours a note appears; the result still shows.':
    'Kikomo cha sheria cha saa za ziada. Zaidi ya saa {hours} kunatokea angalizo; jibu linaonyeshwa hata hivyo.',
  '{hours} hours a month': 'Saa {hours} kwa mwezi',
  'The wage order counts these hours in a month. This calculator counts {own}, so its hourly rate is {excess} higher: ask which of the two the contract means.':
    'Amri ya mishahara inahesabu saa hizi kwa mwezi. Kikokotoo hiki kinahesabu {own}, hivyo malipo yake kwa saa ni makubwa kwa {excess}: uliza mkataba unamaanisha ipi.',
  'Rest day': 'Siku ya mapumziko',
  'The law doubles pay on the weekly rest day and on public holidays, not on Saturdays as such.':
    'Sheria inalipa mara mbili siku ya mapumziko ya wiki na sikukuu, si Jumamosi kwa sababu tu ni Jumamosi.',
  'Overtime is taxable income': 'Malipo ya saa za ziada yanatozwa kodi',
  'Overtime is taxable income.': 'Malipo ya saa za ziada yanatozwa kodi.',
  'It is added to the month’s pay before PAYE: see {calculator}':
    'Yanajumlishwa na mshahara wa mwezi kabla ya PAYE: tazama {calculator}',
  '{hours} hours a week × {weeks} weeks: the convention of this calculator':
    'saa {hours} kwa wiki × wiki {weeks}: utaratibu wa kikokotoo hiki',
  'Basic salary': 'Mshahara wa msingi',
  'salary / {hours} h': 'mshahara / saa {hours}',
  'salary / hours of the month': 'mshahara / saa za mwezi',
  '{own} h: {convention}. {order} h: implied by the hourly and monthly wages of the order: {law}':
    'saa {own}: {convention}. saa {order}: inatokana na mishahara ya saa na ya mwezi ya amri: {law}',
  'Weekday overtime': 'Saa za ziada siku za kazi',
  'hours × {times} × hourly rate': 'saa × {times} × malipo kwa saa',
  'Rest day or public holiday overtime': 'Saa za siku ya mapumziko au sikukuu',
  'Total overtime': 'Malipo yote ya saa za ziada',
  'both together': 'zote kwa pamoja',
  'basic plus overtime': 'msingi kujumlisha saa za ziada',
} as const;
