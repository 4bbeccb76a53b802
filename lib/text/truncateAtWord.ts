/**
 * Cuts a text to at most `limit` characters, ellipsis included, at the end of a word. A text that fits is unchanged; a
 * single word longer than the limit is cut inside.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const lastSpace = room.lastIndexOf(' ');
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1);
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
