import type { Department } from '@/lib/content/schemas/people';
import { departmentOptions } from '@/lib/site/departments';

const inDepartments = (...departments: Department[]) => departments.map((department) => ({ department }));

describe('departments', () => {
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
