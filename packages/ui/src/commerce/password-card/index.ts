import { lazyAgain } from '../../internal/lazy-again'

export type { PasswordCardProps } from './PasswordCard'

/** {@link PasswordCard}, fetched beside the page: the orders stand above it. */
export const PasswordCardLater = lazyAgain(() =>
  import('./PasswordCard').then(({ PasswordCard }) => ({ default: PasswordCard })),
)
