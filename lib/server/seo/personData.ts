import type { Person, WithContext } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { TeamMember } from '../../content/schemas/team.ts';
import { firmId } from './structuredData.ts';

/** A real person of the firm for search engines. Never call it for a placeholder: it would publish an invented person. */
export function personData(firm: Firm, member: TeamMember): WithContext<Person> {
  const { name, position, bio, email, phone, linkedin, specialties } = member;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: position,
    description: bio,
    knowsAbout: specialties,
    worksFor: { '@id': firmId(firm) },
    url: `${firm.url}/team`,
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(linkedin ? { sameAs: linkedin } : {}),
  };
}
