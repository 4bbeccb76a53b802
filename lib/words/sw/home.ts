/** Words of the first page in Kiswahili, which is shorter than the English one. */
export const homeWords = {
  'Next filing dates': 'Tarehe zinazofuata za kuwasilisha na kulipa',
  '{holiday} (expected)': '{holiday} (inatarajiwa)',
  '{reason}: by {day}': '{reason}: kabla ya {day} kuisha',
  'Your pay, your dates, your books': 'Mshahara wako, tarehe zako, hesabu zako',
  'PAYE and NSSF line by line, with the law behind each, and what the job costs the employer.':
    'PAYE na NSSF mstari kwa mstari, sheria ya kila mmoja, na gharama ya ajira kwa mwajiri.',
  'What is your take-home pay?': 'Unapokea kiasi gani cha mshahara wako?',
  'Our services': 'Huduma zetu',
  'These pages are in English. Write to us in Kiswahili: we answer in Kiswahili.':
    'Kurasa hizi ni za Kiingereza. Tuandikie kwa Kiswahili: tutakujibu kwa Kiswahili.',
  'tax and salaries': 'kodi na mishahara',
} as const;
