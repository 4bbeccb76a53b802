import type { Department } from '@/lib/content/schemas/people';
import { departmentId, departmentOptions } from '@/lib/site/departments';

const inDepartments = (...departments: Department[]) => departments.map((department) => ({ department }));

describe('departments', () => {
  it.each([
    ['Leadership', 'leadership'],
    ['Audit & Assurance', 'audit-assurance'],
    ['Tax Services', 'tax-services'],
    ['Business Services', 'business-services'],
  ] as const)('%s is %s in a URL', (department, id) => expect(departmentId(department)).toBe(id));

  it('the options begin with everyone, followed by each department with its size, in a fixed order', () => {
    const members = inDepartments('Tax Services', 'Audit & Assurance', 'Tax Services', 'Leadership');
    expect(departmentOptions(members)).toEqual([
      { value: '', label: 'All Team Members (4)' },
      { value: 'leadership', label: 'Leadership (1)' },
      { value: 'audit-assurance', label: 'Audit & Assurance (1)' },
      { value: 'tax-services', label: 'Tax Services (2)' },
    ]);
  });
});
