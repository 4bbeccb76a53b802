import type { TeamMember } from '@/lib/content/schemas/team';

/** A member of the team of whom nothing is known that may be left out. */
export const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  cloth: {
    border: 'waves',
    motif: 'scales',
    proverb: { text: 'Subira huvuta heri', translation: 'Patience brings good fortune.' },
  },
  bio: 'Runs the tax calendar.',
  specialties: ['VAT', 'Payroll'],
  experience: 9,
  education: ['BCom Accounting'],
  achievements: [],
  isLeadership: false,
};
