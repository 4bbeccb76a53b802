import type { TeamMember } from '@/lib/content/schemas/people';

/** A team member with required fields only. */
export const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  proverb: { text: 'Subira huvuta heri', translation: 'Patience brings good fortune.' },
  bio: 'Runs the tax calendar.',
  specialties: ['VAT', 'Payroll'],
  experience: 9,
  education: ['BCom Accounting'],
  achievements: [],
  isLeadership: false,
};
