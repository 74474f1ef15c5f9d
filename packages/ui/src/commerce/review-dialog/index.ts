import { lazyAgain } from '../../internal/lazy-again'

export type { ReviewDialogProps } from './ReviewDialog'

/** {@link ReviewDialog}, fetched when it is first asked for: most customers never open it. */
export const ReviewDialogLater = lazyAgain(() =>
  import('./ReviewDialog').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)
