import { lazyAgain } from '../../internal/lazy-again'

export type { SessionsCardProps } from './SessionsCard'

/** {@link SessionsCard}, fetched beside the page: the orders stand above it. */
export const SessionsCardLater = lazyAgain(() =>
  import('./SessionsCard').then(({ SessionsCard }) => ({ default: SessionsCard })),
)
