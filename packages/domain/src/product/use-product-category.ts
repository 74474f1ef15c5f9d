import { useQuery } from '@tanstack/react-query'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import { productQuery } from './product.queries'

/**
 * The category of the product whose page is open; null until it is known. It asks for nothing: the page does.
 * @param name its id or its handle, as an address has it; undefined where no product's page is open
 */
export function useProductCategory(name: string | undefined): string | null {
  const shop = useShop()
  const { status } = useSessionState()
  const { data } = useQuery({ ...productQuery(shop, name ?? '', status), enabled: false })
  return name === undefined ? null : (data?.category.name ?? null)
}
