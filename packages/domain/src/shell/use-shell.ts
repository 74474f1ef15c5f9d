import { useQuery } from '@tanstack/react-query'
import { cartCountQuery, useCartOfOtherTabs } from '../cart'
import { categoriesQuery, fallbackCategories, fallbackTags, tagsQuery } from '../catalog'
import { useCustomer, useSessionState, type CustomerView } from '../session'
import { useShop } from '../shop-context'
import { usePrefetchedShell } from './use-prefetched-shell'

/** What every page shows around its content. */
export interface Shell {
  /** Lines in the cart; 0 for visitors and until it is known. */
  cartCount: number
  /** The two main categories where the store cannot be asked; none for visitors. */
  categories: readonly { name: string; handle: string }[] | 'loading'
  /** Empty until they are known; a fixed list where the store cannot be asked. */
  tags: readonly string[]
  /** Null for visitors, and until it is known. */
  customer: CustomerView | null
}

const none: readonly { name: string; handle: string }[] = []

/** Header and footer of every page: one call for customers, and one for visitors. */
export function useShell(): Shell {
  const shop = useShop()
  const enabled = useSessionState().status === 'signed_in'
  usePrefetchedShell(enabled)
  const customer = useCustomer()
  useCartOfOtherTabs()
  const count = useQuery({ ...cartCountQuery(shop), enabled })
  const categories = useQuery({ ...categoriesQuery(shop), enabled })
  const tags = useQuery(tagsQuery(shop))
  const shownCategories = categories.data ?? (categories.isError ? fallbackCategories : 'loading')
  return {
    cartCount: count.data ?? 0,
    categories: enabled ? shownCategories : none,
    tags: tags.data ?? (tags.isError ? fallbackTags : []),
    customer: customer.status === 'ready' ? customer.view : null,
  }
}
