import { lazy } from 'react'

export type { PromoCodeProps } from './PromoCode'

/** {@link PromoCode}, fetched beside the page: the order can be placed without it. */
export const PromoCodeLater = lazy(() => import('./PromoCode').then(({ PromoCode }) => ({ default: PromoCode })))
