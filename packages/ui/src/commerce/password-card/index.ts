import { lazy } from 'react'

export type { PasswordCardProps } from './PasswordCard'

/** {@link PasswordCard}, fetched beside the page: the orders stand above it. */
export const PasswordCardLater = lazy(() => import('./PasswordCard').then(({ PasswordCard }) => ({ default: PasswordCard })))
