/** Words of the first page in Kiswahili, which is shorter than the English one. */
export const homeWords = {
  'Next filing dates': 'Tarehe zinazofuata za kuwasilisha na kulipa',
  '{reason}: by {day}': '{reason}: kabla ya {day} kuisha',
  'To read': 'Ya kusoma',
  'Our services': 'Huduma zetu',
  'tax and salaries': 'kodi na mishahara',
} as const;
