import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery } from '../catalogue'
import { useShop } from '../shop-context'

/** The number of products by the category's name; empty while the categories load and after a failure. */
export type CategoryCounts = ReadonlyMap<string, number>

/** Loads the number of products of each category. */
export function useCategoryCounts(): CategoryCounts {
  const { data } = useQuery(categoriesQuery(useShop()))
  return useMemo(() => new Map(data?.map(({ name, product_count }) => [name, product_count])), [data])
}
