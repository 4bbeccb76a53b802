// Separate from members.ts, which browsers load, because the list of departments imports the schemas.
import { DEPARTMENTS, type Department, type TeamMember } from '../content/schemas/people.ts';
import { fragmentOf } from '../text/fragmentOf.ts';

/** Returns the dropdown options: 'All Team Members' and each non-empty department, with the number of people. */
export function departmentOptions(members: readonly Pick<TeamMember, 'department'>[]) {
  const sizeOf = (department: Department) => members.filter((member) => member.department === department).length;
  const filled = DEPARTMENTS.filter((department) => sizeOf(department) > 0);
  return [
    { value: '', label: `All Team Members (${members.length})` },
    ...filled.map((department) => ({
      value: fragmentOf(department),
      label: `${department} (${sizeOf(department)})`,
    })),
  ];
}
