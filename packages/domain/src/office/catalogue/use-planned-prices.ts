import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import { formatDateTime } from '../date-time'
import { refreshLists } from '../forms/use-versioned'
import { useOffice, type Office } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { PlannedPriceView } from './planned-prices.view'
import { officeProductsKey } from './product.queries'

type PlannedPrice = components['schemas']['PlannedPrice']

/** Whose planned prices are listed: of a product, or planned by an import. */
export type PlannedPricesOf = { productId: string } | { importId: string }

/** The maximum of listed planned prices, and of those that one request removes. */
const limit = 100

const idOf = ({ variant_id, min_quantity, starts_at }: PlannedPrice) => `${variant_id} ${min_quantity} ${starts_at}`

function toPlannedPrice(price: PlannedPrice, of: PlannedPricesOf, office: Office): PlannedPriceView {
  const { product_id, title, variant_title, sku, min_quantity, amount, before, currency_code, starts_at } = price
  const money = (value: number) => formatMoney(toMinor(value), currency_code, office.locale)
  const isOfProduct = 'productId' in of
  return {
    id: idOf(price),
    name: isOfProduct ? variant_title || title : title,
    href: isOfProduct ? null : office.paths.product(product_id),
    sku,
    from: min_quantity === 1 ? null : formatNumber(min_quantity, office.locale),
    before: before === null ? null : money(before),
    after: money(amount),
    starts: formatDateTime(starts_at, office),
  }
}

/** The planned prices of a product or an import, and removing them. */
export function usePlannedPrices(of: PlannedPricesOf) {
  const office = useOffice()
  const cache = useQueryClient()
  const filter = 'productId' in of ? { product_id: of.productId } : { import_id: of.importId }
  const key = [...officeProductsKey, 'planned', filter]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/planned-prices', { params: { query: { ...filter, limit } }, signal })),
  })
  const listed = query.data?.planned_prices ?? []
  const action = useAction(
    'office',
    async (ids: readonly string[], signal) => {
      const prices = listed
        .filter((price) => ids.includes(idOf(price)))
        .map(({ variant_id, min_quantity, starts_at }) => ({ variant_id, min_quantity, starts_at }))
      const { removed } = await unwrap(office.client.POST('/admin/planned-prices/remove', { body: { prices }, signal }))
      refreshLists(cache)
      // The version of the product changes with them.
      void cache.invalidateQueries({ queryKey: [...officeProductsKey, 'one'] })
      await cache.invalidateQueries({ queryKey: key })
      return removed
    },
    { refetchOnUnknown: [key] },
  )
  return {
    planned: toOfficeLoad(
      query,
      query.data && {
        count: query.data.count,
        prices: listed.map((price) => toPlannedPrice(price, of, office)),
      },
    ),
    /** The ids of the prices that are being removed. */
    removing: action.pending[0] ?? [],
    problem: action.problem,
    /** The number of prices that were removed last; null before. */
    removed: action.busy ? null : (action.result ?? null),
    /** Removes prices by id. Resolves to true if it was done. */
    remove: action.run,
  }
}
