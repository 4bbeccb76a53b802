import { DEPARTMENTS, type Department, type TeamMember } from '../content/schemas/team.ts';

/** Stands for no department in the dropdown; the address leaves it out. */
export const ALL_DEPARTMENTS = '';

/** A department as it stands in addresses: 'Audit & Assurance' is 'audit-assurance'. */
export function departmentId(department: Department): string {
  return department.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** A choice of the department dropdown: what stands in the address and what visitors read. */
export type DepartmentOption = { value: string; label: string };

/** 'All Team Members' and each department that has people, with their numbers. */
export function departmentOptions(members: readonly Pick<TeamMember, 'department'>[]): DepartmentOption[] {
  const sizeOf = (department: Department) => members.filter((member) => member.department === department).length;
  const filled = DEPARTMENTS.filter((department) => sizeOf(department) > 0);
  return [
    { value: ALL_DEPARTMENTS, label: `All Team Members (${members.length})` },
    ...filled.map((department) => ({
      value: departmentId(department),
      label: `${department} (${sizeOf(department)})`,
    })),
  ];
}
