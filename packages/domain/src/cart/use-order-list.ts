import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ProductCardView } from '../catalog'
import { storeDate } from '../format'
import { useIsHydrated, useShop } from '../shop-context'
import { cartCountQuery } from './cart.queries'
import { openOrderList } from './order-list'
import { emptyOrderList, seeArticles, withLines, withoutVariants, type ListedLine } from './order-list.rules'
import { toListedArticle, toOrderListView, toOrderRow, type OrderListView, type OrderRowView } from './order-list.view'

/** What is typed into the order list, kept until it is in the cart or the list is emptied. */
export interface OrderListDraft {
  view: OrderListView
  rowOf: (product: ProductCardView) => OrderRowView
  /** Pieces were typed for a product that can be ordered from a line; `null` where that is no number. */
  set: (event: { product: ProductCardView; pieces: number | null }) => void
  /** Lines came from elsewhere, in the place of those of the same variants. */
  fillIn: (event: { lines: readonly ListedLine[] }) => void
  remove: (event: { variantIds: readonly string[] }) => void
  /** Empties the list. */
  clear: () => void
}

/**
 * The order list, one for all pages, listings and tabs. Prices of the products on the page are today's; those of others
 * are of when they were seen.
 * @param products what is on the page
 */
export function useOrderList(products: readonly ProductCardView[]): OrderListDraft {
  const shop = useShop()
  const ready = useIsHydrated()
  const { drafts, locale } = shop
  // The header has asked for it.
  const { data: cartLines = 0 } = useQuery({ ...cartCountQuery(shop), enabled: false })
  const kept = useMemo(() => openOrderList(shop), [shop])
  const text = useSyncExternalStore(drafts.watch, drafts.sharedText, () => null)
  const stored = useMemo(() => (ready ? kept.readFrom(text) : emptyOrderList), [kept, ready, text])
  const seen = storeDate(shop.now())
  const articles = useMemo(() => products.flatMap((product) => toListedArticle(product, seen) ?? []), [products, seen])
  const list = useMemo(() => seeArticles(stored, articles), [stored, articles])
  useEffect(() => {
    if (list !== stored) kept.change((now) => seeArticles(now, articles))
  }, [list, stored, kept, articles])
  return {
    view: useMemo(
      () => toOrderListView(list, { shown: new Set(articles.map(({ variantId }) => variantId)), cartLines }, locale),
      [list, articles, cartLines, locale],
    ),
    rowOf: (product) => toOrderRow(product, list, locale),
    set({ product, pieces }) {
      const article = toListedArticle(product, seen)
      if (article) kept.change((now) => withLines(now, [{ ...article, pieces: pieces ?? 0 }]))
    },
    fillIn: ({ lines }) => kept.change((now) => withLines(now, lines)),
    remove: ({ variantIds }) => kept.change((now) => withoutVariants(now, variantIds)),
    clear: () => kept.change(() => emptyOrderList),
  }
}
