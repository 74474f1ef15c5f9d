import { useQuery } from '@tanstack/react-query'
import { discountCodes, promotionsIn } from '../cart'
import { useShop } from '../shop-context'
import { promoCodesQuery } from './promo-codes.queries'

/** The promo codes that take something off the open cart; undefined until they are known. */
export function useDiscountCodes(): string[] | undefined {
  const { data } = useQuery(promoCodesQuery(useShop()))
  return data && discountCodes(promotionsIn(data))
}
