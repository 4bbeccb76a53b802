import { badge } from './badge.ts';
import { strip } from './borders.ts';
import { cloth, clothFrame } from './cloth.ts';
import { cover } from './cover.ts';
import { logoCard } from './mark.ts';
import { person } from './person.ts';
import type { Recipe } from './recipes.ts';

/** The markup of a recipe, as the file's content or, inlined, as part of a page. */
export function drawRecipe(recipe: Recipe, isFile = true): string {
  switch (recipe.kind) {
    case 'cloth':
      return cloth({ ...recipe.options, isFile });
    case 'frame':
      return clothFrame({ ...recipe.options, isFile });
    case 'cover':
      return cover({ ...recipe.options, isFile });
    case 'badge':
      return badge({ ...recipe.options, isFile });
    case 'person':
      return person({ ...recipe.options, isFile });
    case 'strip':
      return strip({ ...recipe.options, isFile });
    case 'logo':
      return logoCard(recipe.options.paths, { width: recipe.width, height: recipe.height }, { isFile });
  }
}
