/** Words of due days that several tools have in the browser. */
export const dueWords = {
  Saturday: 'Jumamosi',
  Sunday: 'Jumapili',
  '{holiday} (expected)': '{holiday} (inatarajiwa)',
  '{why}: {verb} by {day}': '{why}: {verb} hadi {day}',
  by: 'hadi',
  'apply by': 'omba hadi',
  'pay by': 'lipa hadi',
  due: 'mwisho',
  pay: 'lipa',
  act: 'kamilisha',
  apply: 'omba',
  'file and pay': 'wasilisha na ulipe',
  'give it': 'kitoe',
  'Where a due day is no working day, we name the one before it: that the next one is in time was not confirmed. All dates stand in the {calendar}.':
    'Siku ya mwisho isipokuwa ya kazi, tunataja siku ya kazi iliyo kabla yake: haikuthibitika kama siku inayofuata inakubalika. Tarehe zote ziko kwenye {calendar}.',
  'tax calendar': 'kalenda ya kodi',
  'Please enter a day of the calendar, or leave it empty for today.':
    'Andika siku iliyo kwenye kalenda, au acha wazi kwa leo.',
  'Please enter a day from 1 July 2012 on: we have rates from July 2012.':
    'Andika siku kuanzia 1 Julai 2012: tuna viwango kuanzia Julai 2012.',
  'Empty counts as today.': 'Ukiacha wazi ni leo.',
} as const;
