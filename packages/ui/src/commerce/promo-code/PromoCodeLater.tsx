import { lazy } from 'react'

/** {@link PromoCode}, fetched beside the page: the order can be placed without it. */
export const PromoCodeLater = lazy(async () => {
  const { PromoCode } = await import('./PromoCode')
  return { default: PromoCode }
})
