/** Words of the newsletter's form in the browser; what it refuses it says in those of the enquiry. */
export const newsletterWords = {
  Newsletter: 'Jarida la barua pepe',
  'Email address': 'Barua pepe yako',
  'You confirm once by e-mail, and every issue has a link to leave.':
    'Utathibitisha mara moja kwa barua pepe, na kila toleo lina kiungo cha kujiondoa. Kwa sasa jarida ni la Kiingereza.',
  'Subscribe Now': 'Jiandikishe',
  'Please check your inbox to confirm your subscription.':
    'Angalia barua pepe yako, kisha bonyeza kiungo ili uthibitishe.',
} as const;

/** Words of its heading, its pages and its mails. */
export const newsletterPageWords = {
  'Stay Updated': 'Pata taarifa mpya',
  'To the website': 'Kwenye tovuti',
  'Confirm your subscription': 'Thibitisha usajili wako',
  'Press the button to get our newsletter.': 'Bonyeza kitufe ili upate jarida letu.',
  Confirm: 'Thibitisha',
  'Leave the newsletter': 'Jiondoe kwenye jarida',
  'Press the button to unsubscribe.': 'Bonyeza kitufe ili ujiondoe.',
  'Your subscription is confirmed.': 'Usajili wako umethibitishwa.',
  'You have left the newsletter. We have deleted your address.': 'Umejiondoa kwenye jarida. Tumefuta barua pepe yako.',
  'This link is not valid, or no longer valid. Please ask for the newsletter again.':
    'Kiungo hiki si sahihi au muda wake umeisha. Tafadhali omba jarida tena.',
  'We could not do this just now. Please try again in a few minutes, or write to us.':
    'Imeshindikana kwa sasa. Jaribu tena baada ya dakika chache, au tuandikie.',
  'E-mail: {email}.': 'Barua pepe: {email}.',
  'Thank you': 'Asante',
  Goodbye: 'Kwaheri',
  'One more step': 'Bado hatua moja',
  'That did not work': 'Imeshindikana',
  'Back to the newsletter': 'Rudi kwenye jarida',
  'Please check your address': 'Tafadhali kagua barua pepe yako',
  'Please confirm: newsletter of {firm}': 'Tafadhali thibitisha: jarida la {firm}',
  'You are on the list: newsletter of {firm}': 'Umo kwenye orodha: jarida la {firm}',
  'Someone, we hope you, asked for the newsletter of {who}, at this address. {what}':
    'Mtu, tunaamini ni wewe, ameomba jarida la {who} kwa barua pepe hii. {what}',
  'Someone, we hope you, asked for the newsletter of {who}, at this address. It is on the list already: there is nothing to do. {what}':
    'Mtu, tunaamini ni wewe, ameomba jarida la {who} kwa barua pepe hii. Tayari imo kwenye orodha: huna la kufanya. {what}',
  'Confirm: I want the newsletter': 'Thibitisha: nataka jarida',
  'The link works for {hours} hours. If it was not you, do nothing: no newsletter will come.':
    'Kiungo kinafanya kazi kwa saa {hours}. Kama si wewe uliyeomba, usifanye chochote: jarida halitakuja.',
  'To leave the newsletter, now or at any later time': 'Kujiondoa kwenye jarida, sasa au wakati wowote',
} as const;
