import { lazy } from 'react'

export type { SessionsCardProps } from './SessionsCard'

/** {@link SessionsCard}, fetched beside the page: the orders stand above it. */
export const SessionsCardLater = lazy(() => import('./SessionsCard').then(({ SessionsCard }) => ({ default: SessionsCard })))
