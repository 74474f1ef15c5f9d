import { lazyAgain } from '../../internal/lazy-again'

export type { PlacedElsewhereProps } from './PlacedElsewhere'

/** {@link PlacedElsewhere}, fetched once it is needed: most carts are ordered on the page that shows them. */
export const PlacedElsewhereLater = lazyAgain(() =>
  import('./PlacedElsewhere').then(({ PlacedElsewhere }) => ({ default: PlacedElsewhere })),
)
