import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../catalogue'
import { useShop } from '../shop-context'
import { toCategoryTiles, type CategoryTileView } from './category-tiles.view'

/**
 * Returns the tiles of Browse By Category; without counts while they load and after a failure.
 * @param pictures URLs by the category's name
 */
export function useCategoryTiles(pictures: Readonly<Record<string, string>>): CategoryTileView[] {
  const { data = [] } = useQuery(categoriesQuery(useShop()))
  return toCategoryTiles(data, pictures)
}
