import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { tagsQuery } from './lists.queries'
import { nearbyWords } from './nearby.rules'

/** Words of the shop that a search may have meant; none until its tags are known. */
export function useNearbyWords(words: string): readonly string[] {
  const { data = [] } = useQuery(tagsQuery(useShop()))
  return nearbyWords(words, data)
}
