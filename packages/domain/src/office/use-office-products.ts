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
  /** Only those of which a variant is nearly gone. */
  low?: boolean
  /** From 1. */
  page: number
}

/** A page of the products that fit. */
export function useOfficeProducts({ text, status, low = false, page }: ProductSearch) {
  const office = useOffice()
  const asked = {
    ...(text !== '' && { q: text }),
    ...(status !== '' && { status }),
    ...(low && { stock: 'low' as const }),
    ...pageQuery(page),
  }
  const query = useQuery({
    queryKey: [...officeProductsKey, 'list', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedProducts(query.data, office))
}

/** How many products are so far; undefined while nobody knows. @param low only those of which a variant is nearly gone */
export function useProductCount(status: ProductSearch['status'], low = false): number | undefined {
  const { client } = useOffice()
  const asked = { ...(status !== '' && { status }), ...(low && { stock: 'low' as const }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...officeProductsKey, 'count', asked],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/products', { params: { query: asked }, signal })),
  })
  return data?.count
}
