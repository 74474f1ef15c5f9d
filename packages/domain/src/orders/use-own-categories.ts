import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop } from '../shop-context'
import { usualArticlesQuery } from './orders.queries'

/**
 * Names of the categories that the company orders from, the one of its most usual article first: what the start page shows
 * first. None where it has not ordered yet, or that cannot be loaded; null until it is known.
 */
export function useOwnCategories(): readonly string[] | null {
  const { data, isError } = useQuery(usualArticlesQuery(useShop()))
  return useMemo(() => {
    if (!data) return isError ? [] : null
    return [...new Set(data.map(({ category }) => category.name))]
  }, [data, isError])
}
