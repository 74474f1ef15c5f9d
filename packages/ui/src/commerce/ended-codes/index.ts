import { lazyAgain } from '../../internal/lazy-again'

export type { EndedCodesProps } from './EndedCodes'

/** {@link EndedCodes}, fetched once a code is over: most carts never need it. */
export const EndedCodesLater = lazyAgain(() =>
  import('./EndedCodes').then(({ EndedCodes }) => ({ default: EndedCodes })),
)
