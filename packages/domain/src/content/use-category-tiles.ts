import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../catalog'
import { useShop } from '../shop-context'
import { toCategoryTiles, type CategoryTileView } from './category-tiles.view'

/**
 * Browse By Category; without counts until the store answers, or where it cannot.
 * @param pictures by the category's name
 */
export function useCategoryTiles(pictures: Readonly<Record<string, string>>): CategoryTileView[] {
  const { data = [] } = useQuery(categoriesQuery(useShop()))
  return toCategoryTiles(data, pictures)
}
