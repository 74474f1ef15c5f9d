import { unwrap } from '@skafferi/api'
import type { operations } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { countMeta } from '../poll-interval'
import { useOffice } from '../office-context'
import { officeProductsKey } from './product.queries'
import type { ProductChoices, ProductFilters } from './products.view'
import { toListedProducts } from './to-listed-products'
import { toOfficeLoad } from '../to-office-load'
import { useCategoryChoices, useCategoryTree } from './use-categories'

type Query = NonNullable<operations['listProducts']['parameters']['query']>

/** Filters that match all products, by name. */
export const anyProduct: ProductFilters = {
  text: '',
  status: '',
  category: '',
  brand: '',
  stock: '',
  missing: '',
  createdBy: '',
  changedBy: '',
  sort: '',
}

/** The query of a call. */
export function toProductQuery({
  text: q,
  category: category_id,
  createdBy: created_by,
  changedBy: changed_by,
  ...others
}: ProductFilters): Query {
  const query = { q, category_id, created_by, changed_by, ...others }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) as Query
}

/** A page of the matching products. @param page from 1 */
export function useOfficeProducts({ page, ...filters }: ProductFilters & { page: number }) {
  const office = useOffice()
  const parameters = { ...toProductQuery(filters), ...pageQuery(page) }
  const query = useQuery({
    queryKey: [...officeProductsKey, 'list', parameters],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedProducts(query.data, office))
}

/** The number of matching products; undefined while it loads. */
export function useProductCount(filters: Partial<ProductFilters>): number | undefined {
  const { client } = useOffice()
  const parameters = { ...toProductQuery({ ...anyProduct, ...filters }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...officeProductsKey, 'count', parameters],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/products', { params: { query: parameters }, signal })),
    meta: countMeta,
  })
  return data?.count
}

const noCounts: readonly number[] = []

/** The numbers of products that match each of some filters, of the same moment; none while they load. */
export function useProductCounts(filters: readonly Partial<ProductFilters>[]): readonly number[] {
  const { client } = useOffice()
  const queries = filters.map((each) => ({ ...toProductQuery({ ...anyProduct, ...each }), limit: 1 }))
  const { data = noCounts } = useQuery({
    queryKey: [...officeProductsKey, 'counts', queries],
    queryFn: ({ signal }) =>
      Promise.all(
        queries.map(
          async (query) => (await unwrap(client.GET('/admin/products', { params: { query }, signal }))).count,
        ),
      ),
  })
  return data
}

const noBrands: readonly string[] = []

/** The options of the product filters; empty while they load. */
export function useProductChoices(): ProductChoices {
  const { client } = useOffice()
  const { data } = useQuery({
    queryKey: [...officeProductsKey, 'brands'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/product-brands', { signal })),
  })
  return {
    categories: useCategoryChoices(),
    loading: useCategoryTree().isLoading,
    brands: data?.brands ?? noBrands,
  }
}
