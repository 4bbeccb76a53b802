/** What a screen reader hears after a search that found someone: '1 team member found', '3 team members found'. */
export function countLabel(count: number): string {
  return count === 1 ? '1 team member found' : `${count} team members found`;
}
