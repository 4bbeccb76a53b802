/** Words of the calculator for small traders in the browser. */
export const presumptiveWords = {
  'Turnover of the year': 'Mauzo ghafi ya mwaka',
  'Calendar year': 'Mwaka wa kalenda',
  'Are records kept?': 'Unatunza kumbukumbu?',
  'Yes, as the law asks': 'Ndiyo, kama sheria inavyotaka',
  'No, or not complete': 'Hapana, au hazijakamilika',
  'What the business is': 'Aina ya biashara',
  'Profit you expect': 'Faida unayotarajia',
  'Enter a loss as a negative amount. Without it you see the profit from which the table costs less.':
    'Andika hasara kwa alama ya kutoa. Ukiacha wazi utaona faida ambayo kuanzia hapo jedwali ni nafuu.',
  'What keeping accounts costs a year': 'Gharama ya kutunza hesabu kwa mwaka',
  'Empty counts as 0.': 'Ukiacha wazi ni 0.',
  'Day of the TIN': 'Siku ya kupata TIN',
  'Only where the Commissioner has granted the application.': 'Ikiwa tu Kamishna amekubali ombi.',
  'New trader with relief granted': 'Mfanyabiashara mpya aliyepewa nafuu',
  Compare: 'Linganisha',
  'from {from} to {to}': 'kuanzia {from} hadi {to}',
  ' and ': ' na ',
  'With the same share of profit, {share} of turnover, accounts cost less on a turnover {ranges}; the table covers up to {ceiling}.':
    'Kwa faida ya kiwango hicho hicho, {share} ya mauzo, kutunza hesabu ni nafuu kwa mauzo {ranges}; jedwali linafika hadi {ceiling}.',
  'With the same share of profit, {share} of turnover, the table costs less, or the same, at every turnover that it covers.':
    'Kwa faida ya kiwango hicho hicho, {share} ya mauzo, jedwali ni nafuu, au sawa, kwa mauzo yote linayohusu.',
  'The turnover is above the ceiling that held in a part of the year. The sources do not say how the law treats that part. The amount above is for the other part alone, by days: ask TRA before you file.':
    'Mauzo yamezidi kikomo kilichokuwapo sehemu ya mwaka. Vyanzo havisemi sheria inaichukuliaje sehemu hiyo. Kiasi cha juu ni cha sehemu nyingine pekee, kwa siku: uliza TRA kabla ya kuwasilisha ritani.',
  'The turnover is above the ceiling of the table: the tax is one on profit, with accounts.':
    'Mauzo yamezidi kikomo cha jedwali: kodi inatozwa kwenye faida, kwa hesabu zilizotunzwa.',
  'From this turnover on the table of the time had a figure only for traders with records.':
    'Kuanzia mauzo haya jedwali la wakati huo lilikuwa na kiasi kwa wenye kumbukumbu tu.',
  'At a profit of {profit} both cost the same; with less profit, or a loss, accounts cost less.':
    'Kwa faida ya {profit} zote ni sawa; kwa faida ndogo zaidi, au hasara, kutunza hesabu ni nafuu.',
  'The table changed inside the year: each part counts by its days. The law says so of income; we read it so of turnover.':
    'Jedwali lilibadilika ndani ya mwaka: kila sehemu inahesabiwa kwa siku zake. Sheria inasema hivyo kuhusu mapato; sisi tunaisoma hivyo kwa mauzo pia.',
  'Nothing is due for the days of the relief; the rest of the year counts by its days, which is our reading.':
    'Siku za nafuu hazilipiwi; siku nyingine za mwaka zinahesabiwa kwa idadi yake, kama tunavyoisoma sheria.',
  'Other income is added to the profit before the bands of individuals apply.':
    'Mapato mengine yanajumlishwa na faida kabla ya madaraja ya watu binafsi kutumika.',
  'To be taxed on profit you elect so for the year and keep accounts. {ask} what they would show.':
    'Ili utozwe kodi kwenye faida unachagua hivyo kwa mwaka huo na kutunza hesabu. {ask} hesabu hizo zingeonyesha nini.',
  'nothing to save by accounts': 'kutunza hesabu hakupunguzi kodi',
  'accounts never cost less': 'kutunza hesabu si nafuu kamwe',
  'accounts cost less at any profit': 'kutunza hesabu ni nafuu kwa faida yoyote',
  'accounts cost less below a profit of {profit}': 'kutunza hesabu ni nafuu faida ikiwa chini ya {profit}',
  'the same with accounts': 'sawa ukitunza hesabu',
  '{amount} less with accounts': 'pungufu {amount} ukitunza hesabu',
  '{amount} more with accounts': 'zaidi {amount} ukitunza hesabu',
  '{amount} on your profit': '{amount} kwenye faida yako',
  'Presumptive tax for {year}': 'Kodi kwa mauzo ya {year}',
  'Does not apply': 'Haihusiki',
  'see why': 'tazama kwa nini',
  'tax on the profit instead': 'badala yake kodi ya faida',
  'Presumptive tax for part of {year}': 'Kodi kwa mauzo ya sehemu ya {year}',
  'the rest of the year is not clear': 'sehemu nyingine ya mwaka haijulikani',
  'see the notes': 'tazama maelezo',
  '{percent} of turnover': '{percent} ya mauzo',
  'By turnover': 'Kwa mauzo',
  'Presumptive tax': 'Kodi kwa mauzo',
  'With accounts': 'Kwa kutunza hesabu',
  'Tax on the profit': 'Kodi ya faida',
  'Cost of accounts': 'Gharama ya kutunza hesabu',
  'of turnover by the table': 'ya mauzo kwa jedwali',
  'profit up to which accounts cost no more': 'faida ambayo hadi hapo kutunza hesabu si ghali zaidi',
  'that profit as a share of turnover': 'faida hiyo kama sehemu ya mauzo',
  ', profit {profit}': ', faida {profit}',
  '{trader}; turnover {turnover} in {year}, records kept':
    '{trader}; mauzo {turnover} mwaka {year}, kumbukumbu zinatunzwa',
  '{trader}; turnover {turnover} in {year}, records not kept':
    '{trader}; mauzo {turnover} mwaka {year}, kumbukumbu hazitunzwi',
  'relief of a new trader': 'nafuu ya mfanyabiashara mpya',
  'before the TIN': 'kabla ya TIN',
  'the table is closed': 'jedwali halihusiki',
  'the table has no figure without records': 'jedwali halina kiasi kwa wasio na kumbukumbu',
  'by the table of {day}, {days} days': 'kwa jedwali la {day}, siku {days}',
  'above the ceiling of {amount}': 'zaidi ya kikomo cha {amount}',
  'No tax by the table for these days.': 'Siku hizi hazina kodi kwa jedwali.',
  '{formula} for a year; × {days} / {all} = {tax}': '{formula} kwa mwaka; × {days} / {all} = {tax}',
  'Up to the first edge of the bands there is no tax.': 'Hadi mwisho wa daraja la kwanza hakuna kodi.',
  'By days, from the bands before and after the change: {tax}':
    'Kwa siku, kwa madaraja ya kabla na baada ya badiliko: {tax}',
  '{from} to {to}': '{from} hadi {to}',
  'Please enter the turnover of the year.': 'Andika mauzo ghafi ya mwaka.',
  'Please enter a turnover above 0.': 'Andika mauzo yaliyo zaidi ya 0.',
  'A profit cannot be more than the turnover.': 'Faida haiwezi kuzidi mauzo.',
  'Please enter the day of the TIN, or leave the field empty.': 'Andika siku ya kupata TIN, au acha wazi.',
  'The relief exists since {day}; whether it reaches an earlier TIN we have not found.':
    'Nafuu ipo tangu {day}; hatujapata kama inahusu TIN ya kabla ya hapo.',
  'This day lies after {year}: please choose another year.': 'Siku hii ni baada ya {year}: chagua mwaka mwingine.',
} as const;

/** Words of its page that are there from the start. */
export const presumptivePageWords = {
  'Not confirmed:': 'Haijathibitishwa:',
  'Profit at which both cost the same, {year}': 'Faida ambayo zote ni sawa, {year}',
  'Profit at which presumptive tax and accounts cost the same, {year}, TZS a year':
    'Faida ambayo kodi kwa mauzo na kutunza hesabu ni sawa, {year}, TZS kwa mwaka',
  Turnover: 'Mauzo ghafi',
  'Same tax at a profit of': 'Kodi ni sawa kwa faida ya',
  'Share of turnover': 'Sehemu ya mauzo',
  'With less profit than that accounts cost less tax, with more the table does. Records kept; what the accounts themselves cost is not counted here.':
    'Kwa faida ndogo kuliko hiyo, kutunza hesabu kuna kodi ndogo; kwa faida kubwa zaidi, jedwali ni nafuu. Kumbukumbu zikitunzwa; gharama ya kutunza hesabu haijahesabiwa hapa.',
  'Presumptive tax or accounts': 'Kodi kwa mauzo au kwa faida',
  'The tax by turnover, for any year since 2020': 'Kodi kwa mauzo, kwa mwaka wowote tangu 2020',
  'The tax on your profit, and which of the two is less': 'Kodi ya faida yako, na ipi kati ya hizo ni ndogo',
  'The profit at which both cost the same': 'Faida ambayo zote ni sawa',
  'Who may use the table': 'Nani anaweza kutumia jedwali',
  'Who may not use the table': 'Nani hawezi kutumia jedwali',
  'Not for': 'Si kwa',
  Why: 'Sababu',
  '{reason}, since {day}': '{reason}, tangu {day}',
  'Other residents in business may use it, up to the ceiling. A new trader may apply for {months} months without the tax, counted from the TIN: {conditions}':
    'Wakazi wengine wenye biashara wanaweza kulitumia, hadi kikomo. Mfanyabiashara mpya anaweza kuomba miezi {months} bila kodi hii, kuanzia siku ya TIN: {conditions}',
  'Road transport: by vehicle': 'Usafiri wa barabara: kwa gari',
  'Presumptive tax of vehicles, TZS a year': 'Kodi ya magari ya biashara, TZS kwa mwaka',
  Vehicles: 'Magari',
  'Classes and tax from {day}': 'Madaraja na kodi tangu {day}',
  ', then {amount}': ', kisha {amount}',
  'The year is the calendar year. In 2026 the ceiling doubled on 1 July. For a turnover between the old and the new one our sources do not say what January to June bear: ask TRA before you file. An individual’s accounts were to be audited above a turnover of {amount}; whether that limit moved we have not found.':
    'Mwaka ni mwaka wa kalenda. Mwaka 2026 kikomo kiliongezeka mara mbili tarehe 1 Julai. Kwa mauzo yaliyo kati ya kikomo cha zamani na kipya, vyanzo vyetu havisemi kodi ya Januari hadi Juni: uliza TRA kabla ya kuwasilisha ritani. Hesabu za mtu binafsi zilitakiwa kukaguliwa mauzo yakizidi {amount}; hatujapata kama kikomo hicho kimebadilika.',
  'The tables reach back to {day}; for the time before we found no source.':
    'Majedwali yanaanzia {day}; kwa wakati wa kabla ya hapo hatukupata chanzo.',
  'no figure': 'hakuna kiasi',
  nil: 'hakuna',
  '{rate}% of the whole turnover': '{rate}% ya mauzo yote',
  'The step: a turnover of {turnover} bears {tax} with records, one shilling more {next}.':
    'Mruko: mauzo ya {turnover} yanalipa {tax} kwa mwenye kumbukumbu; shilingi moja zaidi, {next}.',
  'The step: a turnover of {turnover} bears {tax} with records and {without} without, one shilling more {next}.':
    'Mruko: mauzo ya {turnover} yanalipa {tax} kwa mwenye kumbukumbu na {without} kwa asiye nazo; shilingi moja zaidi, {next}.',
  'Table of {from} to {to}': 'Jedwali la {from} hadi {to}',
  'Table from {day}': 'Jedwali tangu {day}',
  'Presumptive tax from {day}, TZS a year': 'Kodi kwa mauzo tangu {day}, TZS kwa mwaka',
  'Turnover of the year, TZS': 'Mauzo ghafi ya mwaka, TZS',
  'Without records': 'Bila kumbukumbu',
  'With records': 'Kwa kumbukumbu',
  'by the band of the turnover': 'kwa daraja la mauzo',
  Records: 'Kumbukumbu',
  'the right column of the table, where they are kept': 'safu ya kulia ya jedwali, zikitunzwa',
  'A change inside the year': 'Badiliko ndani ya mwaka',
  'the tax of each table × its share of the days': 'kodi ya kila jedwali × sehemu yake ya siku',
  Profit: 'Faida',
  'by the bands of individuals': 'kwa madaraja ya watu binafsi',
  'tax on the profit and the cost': 'kodi ya faida na gharama',
  'Less with accounts': 'Pungufu ukitunza hesabu',
  'More with accounts': 'Zaidi ukitunza hesabu',
  'the law as reported to the Finance Act {year}': 'sheria kama ilivyoripotiwa hadi Sheria ya Fedha ya {year}',
  'the law as read to the Finance Act {year}': 'sheria kama tulivyoisoma hadi Sheria ya Fedha ya {year}',
  'the law as read to the Finance Act {year}, and as reported since':
    'sheria kama tulivyoisoma hadi Sheria ya Fedha ya {year}, na kama ilivyoripotiwa tangu hapo',
} as const;
