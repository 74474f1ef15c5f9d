import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ProductCardView } from '../../platform/shared-views'
import { storeDate } from '../../platform/format'
import { useIsHydrated, useShop } from '../shop-context'
import { cartCountQuery } from './cart.queries'
import { openQuickOrder } from './quick-order'
import {
  emptyQuickOrder,
  refreshArticles,
  withLines,
  withoutVariants,
  type ListedLine,
} from '../../rules/cart/quick-order'
import {
  toListedArticle,
  toQuickOrderView,
  toOrderRow,
  type QuickOrderView,
  type OrderRowView,
} from './quick-order.view'

/** The input of the order list, stored until it is in the cart or the list is cleared. */
export interface QuickOrderDraft {
  view: QuickOrderView
  rowOf: (product: ProductCardView) => OrderRowView
  /** Called when a quantity is typed for a product that can be ordered from its row; `null` if it is not a number. */
  set: (event: { product: ProductCardView; pieces: number | null }) => void
  /** Adds lines from outside, replacing those of the same variants. */
  fillIn: (event: { lines: readonly ListedLine[] }) => void
  remove: (event: { variantIds: readonly string[] }) => void
  /** Empties the list. */
  clear: () => void
}

/**
 * The order list, one for all pages, listings and tabs. Products on the page have current prices, others the stored
 * ones.
 * @param products products on the page
 */
export function useQuickOrder(products: readonly ProductCardView[]): QuickOrderDraft {
  const shop = useShop()
  const ready = useIsHydrated()
  const { drafts, locale } = shop
  // Loaded by the header.
  const { data: cartLines = 0 } = useQuery({ ...cartCountQuery(shop), enabled: false })
  const store = useMemo(() => openQuickOrder(shop), [shop])
  const text = useSyncExternalStore(drafts.subscribe, drafts.sharedText, () => null)
  const stored = useMemo(() => (ready ? store.readFrom(text) : emptyQuickOrder), [store, ready, text])
  const today = storeDate(shop.now())
  const articles = useMemo(
    () => products.flatMap((product) => toListedArticle(product, today) ?? []),
    [products, today],
  )
  const list = useMemo(() => refreshArticles(stored, articles), [stored, articles])
  useEffect(() => {
    if (list !== stored) store.change((now) => refreshArticles(now, articles))
  }, [list, stored, store, articles])
  return {
    view: useMemo(
      () => toQuickOrderView(list, { visible: new Set(articles.map(({ variantId }) => variantId)), cartLines }, locale),
      [list, articles, cartLines, locale],
    ),
    rowOf: (product) => toOrderRow(product, list, locale),
    set({ product, pieces }) {
      const article = toListedArticle(product, today)
      if (article) store.change((now) => withLines(now, [{ ...article, pieces: pieces ?? 0 }]))
    },
    fillIn: ({ lines }) => store.change((now) => withLines(now, lines)),
    remove: ({ variantIds }) => store.change((now) => withoutVariants(now, variantIds)),
    clear: () => store.change(() => emptyQuickOrder),
  }
}
