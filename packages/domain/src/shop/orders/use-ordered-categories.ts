import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable } from '../../platform/action'
import { useShop } from '../shop-context'
import { usualArticlesQuery } from './orders.queries'

/**
 * Names of the categories that the company orders from, that of its most regular article first. Empty if it has not
 * ordered yet or loading failed; null until known.
 */
export function useOrderedCategories(): readonly string[] | null {
  const { data, isError } = useQuery(usualArticlesQuery(useShop()))
  return useMemo(() => {
    if (!data) return isError ? [] : null
    const names = readable(data, (articles) => [...new Set(articles.flatMap(({ category }) => category?.name ?? []))])
    return names instanceof ApiError || !names ? [] : names
  }, [data, isError])
}
