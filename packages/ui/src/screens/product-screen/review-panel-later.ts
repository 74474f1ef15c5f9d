import { lazyAgain } from '../../internal/lazy-again'

/** {@link ReviewPanel}, fetched when its tab is first opened: most buyers never do. */
export const ReviewPanelLater = lazyAgain(() =>
  import('./ReviewPanel').then(({ ReviewPanel }) => ({ default: ReviewPanel })),
)
