import type { TeamMember } from '@/lib/content/schemas/team';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { personData } from '@/lib/server/seo/structuredData';

const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  bio: 'Runs the tax calendar.',
  specialties: ['VAT', 'Payroll'],
  experience: 9,
  education: ['BCom Accounting'],
  achievements: [],
  isLeadership: false,
};

describe('structured data of a person', () => {
  it('names the person, the position and the firm worked for', () => {
    const firm = getFirm();
    expect(personData(firm, MEMBER)).toMatchObject({
      '@type': 'Person',
      name: 'Neema Example',
      jobTitle: 'Tax Manager',
      knowsAbout: ['VAT', 'Payroll'],
      worksFor: { '@id': `${firm.url}/#firm` },
    });
  });

  it('leaves out the ways of contact that there are not', () => {
    const data = personData(getFirm(), MEMBER);
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['email']));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['telephone']));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['sameAs']));
  });

  it('holds those that there are', () => {
    const linkedin = 'https://linkedin.example/in/neema';
    const member = { ...MEMBER, email: 'neema@firm.example', phone: '+255 700 000 001', linkedin };
    expect(personData(getFirm(), member)).toMatchObject({
      email: 'neema@firm.example',
      telephone: '+255 700 000 001',
      sameAs: linkedin,
    });
  });
});
