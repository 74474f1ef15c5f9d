import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { tagsQuery } from './lists.queries'
import { similarWords } from '../../rules/catalogue/similar-words'

/** Returns the shop's words that are similar to a search; empty until the tags are loaded. */
export function useSimilarWords(words: string): readonly string[] {
  const { data = [] } = useQuery(tagsQuery(useShop()))
  return similarWords(words, data)
}
