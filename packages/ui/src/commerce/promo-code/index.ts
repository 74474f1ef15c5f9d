import { lazyAgain } from '../../internal/lazy-again'

export type { PromoCodeProps } from './PromoCode'

/** {@link PromoCode}, fetched beside the page: the order can be placed without it. */
export const PromoCodeLater = lazyAgain(() => import('./PromoCode').then(({ PromoCode }) => ({ default: PromoCode })))
