import { useQuery } from '@tanstack/react-query'
import { cartCountQuery, useCartOfOtherTabs } from '../cart'
import { categoriesQuery, fallbackCategories, fallbackTags, tagsQuery } from '../catalogue'
import { useCustomer, useSessionState, type CustomerView } from '../session'
import { useShop } from '../shop-context'
import { usePrefetchedShell } from './use-prefetched-shell'

/** The data of the header and footer. */
export interface Shell {
  /** Lines in the cart; 0 for visitors and until it is loaded. */
  cartCount: number
  /** The two main categories if the request fails; empty for visitors. */
  categories: readonly { name: string; handle: string }[] | 'loading'
  /** Empty until they are loaded; a fixed list if the request fails. */
  tags: readonly string[]
  /** Null for visitors, and until it is loaded. */
  customer: CustomerView | null
}

const none: readonly { name: string; handle: string }[] = []

/** Returns the data of the header and footer. Sends one request, for customers and for visitors. */
export function useShell(): Shell {
  const shop = useShop()
  const enabled = useSessionState().status === 'signed_in'
  usePrefetchedShell(enabled)
  const customer = useCustomer()
  useCartOfOtherTabs()
  const count = useQuery({ ...cartCountQuery(shop), enabled })
  const categories = useQuery({ ...categoriesQuery(shop), enabled })
  const tags = useQuery(tagsQuery(shop))
  const loadedCategories = categories.data ?? (categories.isError ? fallbackCategories : 'loading')
  return {
    cartCount: count.data ?? 0,
    categories: enabled ? loadedCategories : none,
    tags: tags.data ?? (tags.isError ? fallbackTags : []),
    customer: customer.status === 'ready' ? customer.view : null,
  }
}
