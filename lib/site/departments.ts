// Apart from members.ts, which browsers read: the list of departments brings the schemas with it.
import { DEPARTMENTS, type Department, type TeamMember } from '../content/schemas/people.ts';

/** Returns the id of a department in URLs: 'audit-assurance' for 'Audit & Assurance'. */
export function departmentId(department: Department): string {
  return department.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Returns the dropdown's options: 'All Team Members' and each department with people, with their numbers. */
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
