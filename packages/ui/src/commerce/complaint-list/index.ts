import { lazyAgain } from '../../internal/lazy-again'

export type { ComplaintListProps } from './ComplaintList'

/** {@link ComplaintList}, fetched where complaints are shown: most orders have none. */
export const ComplaintListLater = lazyAgain(() =>
  import('./ComplaintList').then(({ ComplaintList }) => ({ default: ComplaintList })),
)
