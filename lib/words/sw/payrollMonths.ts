/** Words of other months, and of lists to hand in. */
export const payrollMonthsWords = {
  new: 'mpya',
  'has left': 'ameacha',
  changed: 'umebadilika',
  '{new} new, {left} left, {changed} changed by more than {limit}%, {unchanged} as before or nearly.':
    'Wapya: {new}; walioacha: {left}; waliobadilika kwa zaidi ya {limit}%: {changed}; kama awali au karibu: {unchanged}.',
  'Who is new, who left, whose pay changed': 'Nani mpya, nani ameacha, mshahara wa nani umebadilika',
  'Gross before': 'Ghafi awali',
  'Gross now': 'Ghafi sasa',
  'Net before': 'Halisi awali',
  'Net now': 'Halisi sasa',
  Change: 'Badiliko',
  Difference: 'Tofauti',
  'Totals side by side': 'Jumla za miezi miwili',
  'the file': 'faili',
  'Name whose pay changed by more than, %': 'Taja waliobadilika kwa zaidi ya, %',
  'Please enter a percentage, for example 10.': 'Andika asilimia, kwa mfano 10.',
  'Open last month’s CSV file': 'Fungua faili la CSV la mwezi uliopita',
  'The file that this page gave you as CSV, or a spreadsheet in the template’s columns. It stays in this browser.':
    'Faili la CSV ulilopewa na ukurasa huu, au lahajedwali lenye safu za kiolezo. Linabaki kwenye kivinjari hiki.',
  'Work out this month’s payroll first: it is what the file is set beside.':
    'Kokotoa kwanza mishahara ya mwezi huu: ndiyo inayolinganishwa na faili.',
  'There are no rows in this file.': 'Hakuna mistari kwenye faili hili.',
  'This is an Excel workbook or another program’s file. Save the sheet as CSV, and open that.':
    'Hili ni faili la Excel au la programu nyingine. Hifadhi jedwali kama CSV, kisha ufungue hilo.',
  'This file names no columns that we know. Open the CSV file of a run, or one with the template’s columns.':
    'Faili hili halina safu tunazozijua. Fungua faili la CSV la jibu, au lenye safu za kiolezo.',
  'No employee of this file has a name and a basic pay that can be read.':
    'Hakuna mfanyakazi kwenye faili hili mwenye jina na mshahara wa msingi unaosomeka.',
  'A row of this file has no figures in its results. Download the CSV file of that run again.':
    'Kuna mstari kwenye faili hili usio na kiasi kwenye majibu. Pakua tena faili la CSV la mwezi huo.',
  'The totals of the run are missing at the foot of this file.': 'Jumla hazipo mwishoni mwa faili hili.',
  'The rows of this file do not add up to its own totals: {lines}. It was changed after the run.':
    'Mistari ya faili hili haijumlishi hadi jumla zake: {lines}. Lilibadilishwa baada ya kukokotolewa.',
  'The file holds no results: its pay was worked out here.': 'Faili halina majibu: mishahara yake imekokotolewa hapa.',
  'Left out as totals: {names}.': 'Imeachwa kwa kuwa ni jumla: {names}.',
  '{rows} could not be read and left out.': 'Tumeacha isiyosomeka: {rows}.',
  'PAYE, for TRA': 'PAYE, kwa TRA',
  'SDL, for TRA': 'SDL, kwa TRA',
  'Bank payments': 'Malipo ya benki',
  'Mobile money': 'Malipo kwa simu',
  'Its columns are those that a payroll program of this country prints for the form (2021, read on 23 November 2026):':
    'Safu zake ni zile ambazo programu ya mishahara ya hapa nchini huchapisha kwa fomu hiyo (2021, ilisomwa 23 Novemba 2026):',
  'No official template was found: this is a plain table in the order of the form’s own fields.':
    'Hatukupata kiolezo rasmi: hili ni jedwali la kawaida kwa mpangilio wa fomu yenyewe.',
  'the statement of tax withheld, with TIN and NIDA before.':
    'taarifa ya kodi iliyokatwa, ikitanguliwa na TIN na NIDA.',
  'The return asks for sums by permanent and temporary staff: add up the rows of each.':
    'Ritani inataka jumla za wafanyakazi wa kudumu na wa muda: jumlisha mistari ya kila kundi.',
  'NSSF/CON.5, member number to wage; the shares follow.':
    'NSSF/CON.5, kuanzia namba ya uanachama hadi mshahara; michango inafuata.',
  'form four index, full name, amount deducted.': 'namba ya kidato cha nne, jina kamili, kiasi kilichokatwa.',
  'Every bank has a file of its own: this is a plain table of those who have an account in the sheet.':
    'Kila benki ina faili lake: hili ni jedwali la kawaida la wenye akaunti kwenye jedwali.',
  'Every network has a file of its own: this is a plain table of those who have no account in the sheet.':
    'Kila mtandao wa simu una faili lake: hili ni jedwali la kawaida la wasio na akaunti kwenye jedwali.',
  'The heads of its columns are in English, as the form has them.':
    'Vichwa vya safu ni vya Kiingereza, kama vilivyo kwenye fomu.',
  Exemption: 'Msamaha',
  'Basic salary': 'Mshahara wa msingi',
  'Other pay': 'Malipo mengine',
  'Gross payment': 'Malipo ghafi',
  'Taxable amount': 'Kiasi kinachotozwa kodi',
  'Member number': 'Namba ya uanachama',
  'First name': 'Jina la kwanza',
  'Middle name': 'Jina la kati',
  'Last name': 'Jina la mwisho',
  Wage: 'Mshahara',
  Employer: 'Mwajiri',
  Earnings: 'Mapato',
  'Full name': 'Jina kamili',
  'Amount deducted': 'Kiasi kilichokatwa',
  Reference: 'Kumbukumbu',
  Amount: 'Kiasi',
  'Salary {month}': 'Mshahara {month}',
  '{count} without {head}': '{count} bila {head}',
  'Copied, without the heads.': 'Imenakiliwa, bila vichwa vya safu.',
  'Please mark the table and copy it.': 'Chagua jedwali kisha ulinakili.',
  'Copy the rows': 'Nakili mistari',
  'CSV of this list': 'CSV ya orodha hii',
  '{rows}, together TZS {sum}': '{rows}, jumla TZS {sum}',
  ', as the payroll has it': ', sawa na mishahara',
  '; the payroll has {amount}': '; kwenye mishahara ni {amount}',
  'The first {count} are shown; copy and file have all.':
    'Inaonekana mistari {count} ya kwanza; nakala na faili vina yote.',
  'Work out this month’s payroll first: the lists are of its employees.':
    'Kokotoa kwanza mishahara ya mwezi huu: orodha ni za wafanyakazi wake.',
  List: 'Orodha',
  'We have tried it on no portal: open the portal’s own template and paste column by column. TIN, NIDA, numbers, accounts and phones are fields under ‘More’, and columns of the template. A spreadsheet drops the first 0 of an account or a phone unless the column is text.':
    'Hatujaijaribu kwenye mfumo wowote wa mtandaoni: fungua kiolezo cha mfumo wenyewe na ubandike safu kwa safu. TIN, NIDA, namba, akaunti na simu ziko chini ya ‘Zaidi’, na kwenye safu za kiolezo. Excel huondoa 0 ya mwanzo ya akaunti au simu isipokuwa safu iwe ya maandishi.',
  'Please enter the gross pay of a month.': 'Andika mshahara ghafi wa mwezi.',
  'Gross pay of a month': 'Mshahara ghafi wa mwezi',
  'Three ways to share the pension contribution, {month}, TZS':
    'Njia tatu za kugawana mchango wa hifadhi ya jamii, {month}, TZS',
  'What the employer bears more costs the employer as much, and the employee pays PAYE on pay that is no longer taken off. Cost is without SDL and WCF, which do not depend on the shares. Set the share of a person under ‘More’.':
    'Anacholipa zaidi mwajiri kinamgharimu kiasi hicho hicho, na mfanyakazi analipa PAYE kwa kiasi ambacho hakikatwi tena. Gharama haina SDL wala WCF, ambazo hazitegemei mgawanyo huu. Weka mchango wa mtu chini ya ‘Zaidi’.',
  'Employee and employer': 'Mfanyakazi na mwajiri',
  'Taken from pay': 'Kinachokatwa',
  'Added by the employer': 'Anachoongeza mwajiri',
  '{employee}% and {employer}%': '{employee}% na {employer}%',
  '{from} to {to}': '{from} hadi {to}',
  '1 month': 'mwezi 1',
  '{count} months': 'miezi {count}',
  'Pay and PAYE of {year}': 'Mshahara na PAYE ya {year}',
  'Figures of the PAYE certificate of {year}, TZS': 'Takwimu za cheti cha PAYE cha {year}, TZS',
  Sum: 'Jumla',
  'The certificate says pay, taxable pay and the tax withheld (Income Tax Act, Cap. 332, section 85): by 30 January, to a leaver within 30 days.':
    'Cheti kinaonyesha mshahara, mshahara unaotozwa kodi na kodi iliyokatwa (Sheria ya Kodi ya Mapato, Sura ya 332, kifungu cha 85): hadi 30 Januari, kwa aliyeacha kazi ndani ya siku 30.',
  'PAYE by the yearly table': 'PAYE kwa jedwali la mwaka',
  'Withheld more': 'Kilichokatwa zaidi',
  'Each employee in {year}': 'Kila mfanyakazi, {year}',
  Months: 'Miezi',
  'Months of {year}': 'Miezi ya {year}',
  Together: 'Jumla',
  'Year {year}': 'Mwaka {year}',
  'The yearly table is for residents who had no other employment in {year}, and needs the files of all their months. Where pay was uneven, or began or ended in the year, more was withheld by months than the year’s tax: TRA’s guide for employers sets it off in January, or TRA refunds it.':
    'Jedwali la mwaka ni la wakazi wasio na ajira nyingine {year}, na linahitaji mafaili ya miezi yao yote. Mshahara ukiwa haulingani kila mwezi, au ukianza au kuisha katikati ya mwaka, kodi iliyokatwa kwa miezi inazidi ya mwaka: mwongozo wa TRA kwa waajiri unairudisha Januari, au TRA inairejesha.',
  'With December the tax of the year by the yearly table stands beside what was withheld.':
    'Ukiwa na Desemba, kodi ya mwaka kwa jedwali la mwaka itaonekana kando ya iliyokatwa.',
  'Open the CSV files of the year’s months, several at once':
    'Fungua mafaili ya CSV ya miezi ya mwaka, hata mengi kwa pamoja',
  'The files that this page gave you as CSV. The month that is worked out above counts with them. Nothing leaves this browser.':
    'Mafaili ya CSV uliyopewa na ukurasa huu. Mwezi uliokokotolewa juu unahesabiwa nayo. Hakuna kinachotoka kwenye kivinjari hiki.',
  'Until a file is opened, the year is this month alone.': 'Kabla ya kufungua faili, mwaka ni mwezi huu peke yake.',
  'Calendar year': 'Mwaka wa kalenda',
  'payroll-year-{year}.csv': 'mishahara-mwaka-{year}.csv',
  'CSV of the year': 'CSV ya mwaka',
  'Print a sheet for each employee': 'Chapisha karatasi ya kila mfanyakazi',
  'Nothing says of which month it is. Name it like payroll-november-2026.csv.':
    'Haijulikani ni la mwezi gani. Lipe jina kama mishahara-novemba-2026.csv.',
  '{month} was there already: {file} counts.': '{month} ilikuwepo tayari: linalohesabiwa ni {file}.',
} as const;
