import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../catalog'
import { useShop } from '../shop-context'
import { toCategoryBays, type CategoryBayView } from './category-bays.view'

/**
 * Browse By Category; without counts until the store answers, or where it cannot.
 * @param pictures by the category's name
 */
export function useCategoryBays(pictures: Readonly<Record<string, string>>): CategoryBayView[] {
  const { data = [] } = useQuery(categoriesQuery(useShop()))
  return toCategoryBays(data, pictures)
}
