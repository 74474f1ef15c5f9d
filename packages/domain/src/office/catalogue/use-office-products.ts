import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { officeProductsKey } from './product.queries'
import { toListedProducts } from './to-listed-products'
import { toOfficeLoad } from '../to-office-load'

/** Filters and page of the product list. */
export interface ProductSearch {
  text: string
  /** Empty for any. */
  status: '' | components['schemas']['ProductStatus']
  /** Only products with a variant that is low in stock. */
  low?: boolean
  /** From 1. */
  page: number
}

/** A page of the matching products. */
export function useOfficeProducts({ text, status, low = false, page }: ProductSearch) {
  const office = useOffice()
  const parameters = {
    ...(text !== '' && { q: text }),
    ...(status !== '' && { status }),
    ...(low && { stock: 'low' as const }),
    ...pageQuery(page),
  }
  const query = useQuery({
    queryKey: [...officeProductsKey, 'list', parameters],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedProducts(query.data, office))
}

/**
 * The number of products in a state; undefined while it loads. @param low only products with a variant that is low in
 * stock
 */
export function useProductCount(status: ProductSearch['status'], low = false): number | undefined {
  const { client } = useOffice()
  const parameters = { ...(status !== '' && { status }), ...(low && { stock: 'low' as const }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...officeProductsKey, 'count', parameters],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/products', { params: { query: parameters }, signal })),
  })
  return data?.count
}
