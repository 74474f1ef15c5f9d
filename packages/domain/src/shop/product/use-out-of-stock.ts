import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { readable, useAction, type Problem } from '../../platform/action'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { catalogKeys } from '../catalogue'
import { useShop, type Shop } from '../shop-context'
import type { ProductView } from './product.view'

/** Number of products that are offered instead. */
const neighbourCount = 3

/** Number of products of the category among which they are searched, and of the brand. */
const searched = { inCategory: 12, ofBrand: 48 }

/** The e-mail that the customer gets once the product is back in stock. */
export interface StockNotice {
  /** Null until known. */
  requested: boolean | null
  busy: boolean
  /** Why the last change failed; null if it did not. */
  problem: Problem | null
  onChange: (event: { requested: boolean }) => void
}

/** What a customer can do about a product that is out of stock. */
export interface OutOfStock {
  notice: StockNotice
  /**
   * Products in stock: first the same in another pack, by the words their names begin with, then of the same brand,
   * then of the same category; empty until known.
   */
  neighbours: readonly ProductCardView[]
}

const isOffered = ({ id, stock, deliveryRestriction }: ProductCardView, product: Pick<ProductView, 'id'>) =>
  id !== product.id && stock.state !== 'out' && deliveryRestriction === null

const wordsOf = (title: string) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How many words two titles begin with: "Salmiak pouches" and "Salmiak, roll of 10 cans" have one. */
function sharedWords(title: string, other: string): number {
  const words = wordsOf(other)
  const end = wordsOf(title).findIndex((word, index) => word !== words[index])
  return end === -1 ? words.length : end
}

type SoldOutProduct = Pick<ProductView, 'id' | 'title' | 'brand' | 'category'>

/** Products of the brand, then others of the category. */
function neighboursQuery({ client }: Shop, { id, brand, category }: SoldOutProduct) {
  const search = async (filter: { brand?: string[]; limit: number }) => {
    const query = { category: category?.name, ...filter }
    return (await unwrap(client.GET('/store/products', { params: { query } }))).products
  }
  return queryOptions({
    queryKey: [...catalogKeys.all, 'neighbours', id],
    async queryFn() {
      const [ofBrand, others] = await Promise.all([
        brand === '' ? [] : search({ brand: [brand], limit: searched.ofBrand }),
        search({ limit: searched.inCategory }),
      ])
      return [...new Map([...ofBrand, ...others].map((product) => [product.id, product])).values()]
    },
  })
}

/** Returns the stock notice and the neighbours of a product of which no variant is in stock; for customers only. */
export function useOutOfStock(product: SoldOutProduct): OutOfStock {
  const shop = useShop()
  const queryClient = useQueryClient()
  const queryKey = ['product', 'stock-notice', product.id]
  const request = { params: { path: { id: product.id } } }
  const notice = useQuery({
    queryKey,
    queryFn: () => unwrap(shop.client.GET('/store/products/{id}/stock-notice', request)),
  })
  const neighbours = useQuery(neighboursQuery(shop, product))
  const { run, busy, problem } = useAction('set_stock_notice', async (requested: boolean) => {
    const path = '/store/products/{id}/stock-notice'
    const answer = await unwrap(requested ? shop.client.PUT(path, request) : shop.client.DELETE(path, request))
    queryClient.setQueryData(queryKey, answer)
  })
  const cards = readable(neighbours.data, (data) => data.map((card) => toProductCardView(card, shop.locale)))
  return {
    notice: {
      requested: notice.data?.requested ?? null,
      busy,
      problem,
      onChange: ({ requested }) => void run(requested),
    },
    neighbours: (cards instanceof ApiError ? [] : (cards ?? []))
      .filter((card) => isOffered(card, product))
      .sort((one, other) => sharedWords(product.title, other.title) - sharedWords(product.title, one.title))
      .slice(0, neighbourCount),
  }
}
