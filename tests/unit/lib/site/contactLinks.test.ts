import { mailLink, requestLink, telLink, whatsappLink } from '@/lib/site/contactLinks';

describe('links to the firm', () => {
  it.each([
    ['office+tax@firm.example', 'mailto:office%2Btax@firm.example'],
    ['a@b.co?bcc=c', 'mailto:a@b.co%3Fbcc%3Dc'],
  ])('write only to %s', (email, url) => expect(mailLink(email)).toBe(url));

  it('call a number without spaces', () => expect(telLink('+255 22 123 4567')).toBe('tel:+255221234567'));

  it.each([
    [undefined, 'https://wa.me/255700000000'],
    ['Habari, VAT & more', 'https://wa.me/255700000000?text=Habari%2C%20VAT%20%26%20more'],
  ])('open a chat with the text %j', (text, url) => expect(whatsappLink('+255 700 000 000', text)).toBe(url));

  it.each([
    [{}, '/contact#message'],
    [{ service: 'audit' }, '/contact?service=audit#message'],
    [{ message: 'VAT & more' }, '/contact?message=VAT+%26+more#message'],
  ])('open the form with %j', (carried, url) => expect(requestLink(carried, 'en')).toBe(url));

  it('contain at most 600 characters of a message', () => {
    const { searchParams } = new URL(requestLink({ message: 'x'.repeat(700) }, 'en'), 'https://firm.example');
    expect(searchParams.get('message')).toBe('x'.repeat(600));
  });
});
