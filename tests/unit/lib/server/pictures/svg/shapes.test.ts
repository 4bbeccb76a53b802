import { around } from '@/lib/server/pictures/svg/shapes';

it('copies stand at equal angles about a point, the first upright', () => {
  const drawn = around(4, (index) => `<path d="M${index}"/>`, 30, 40);
  expect(drawn.match(/rotate\([^)]*\)/g)).toEqual([
    'rotate(0 30 40)',
    'rotate(90 30 40)',
    'rotate(180 30 40)',
    'rotate(270 30 40)',
  ]);
});
