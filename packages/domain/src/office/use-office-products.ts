import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from './list-page'
import { useOffice } from './office-context'
import { toListedProducts } from './to-products'
import { toOfficeLoad } from './to-office-load'

/** Where the cache keeps products. */
export const officeProductsKey = ['office', 'products'] as const

/** What products are found by. */
export interface ProductSearch {
  text: string
  /** Empty for any. */
  status: '' | components['schemas']['ProductStatus']
  /** From 1. */
  page: number
}

/** A page of the products that fit. */
export function useOfficeProducts({ text, status, page }: ProductSearch) {
  const office = useOffice()
  const asked = { ...(text !== '' && { q: text }), ...(status !== '' && { status }), ...pageQuery(page) }
  const query = useQuery({
    queryKey: [...officeProductsKey, 'list', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedProducts(query.data, office))
}

/** How many products are so far; undefined while nobody knows. */
export function useProductCount(status: ProductSearch['status']): number | undefined {
  const { client } = useOffice()
  const asked = { ...(status !== '' && { status }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...officeProductsKey, 'count', status],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/products', { params: { query: asked }, signal })),
  })
  return data?.count
}
