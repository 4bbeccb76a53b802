// Separate from members.ts, which browsers load, because the list of departments imports the schemas.
import { DEPARTMENTS, type Department, type TeamMember } from '../content/schemas/people.ts';

/** Returns a department's id for URLs: 'audit-assurance' for 'Audit & Assurance'. */
export function departmentId(department: Department): string {
  return department.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Returns the dropdown options: 'All Team Members' and each non-empty department, with the number of people. */
export function departmentOptions(members: readonly Pick<TeamMember, 'department'>[]) {
  const sizeOf = (department: Department) => members.filter((member) => member.department === department).length;
  const filled = DEPARTMENTS.filter((department) => sizeOf(department) > 0);
  return [
    { value: '', label: `All Team Members (${members.length})` },
    ...filled.map((department) => ({
      value: departmentId(department),
      label: `${department} (${sizeOf(department)})`,
    })),
  ];
}
