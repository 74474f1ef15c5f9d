import { useQuery } from '@tanstack/react-query'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import { productQuery } from './product.queries'

/**
 * The category of the open product; null until known. It loads nothing itself.
 * @param name id or handle from the address; undefined on other pages
 */
export function useProductCategory(name: string | undefined): string | null {
  const shop = useShop()
  const { status } = useSessionState()
  const { data } = useQuery({ ...productQuery(shop, name ?? '', status), enabled: false })
  return name === undefined ? null : (data?.category?.name ?? null)
}
