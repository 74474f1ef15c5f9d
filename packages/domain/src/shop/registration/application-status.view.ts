import type { components } from '@skafferi/api'
import { formatDate } from '../../platform/format'

type ApplicationStatus = components['schemas']['ApplicationStatus']

/** Status of an application, for the holder of its link. */
export interface ApplicationStatusView {
  status: ApplicationStatus['status']
  /** Date of receipt, formatted. */
  received: string
  /** The day it was decided, formatted; null while it is not. */
  decided: string | null
}

/** The state of the page. `unknown`: no application matches the link. */
export type ApplicationStatusPage =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; view: ApplicationStatusView }

/** Creates the view of an application's status. */
export function toApplicationStatusView(
  { status, received_at, decided_at }: ApplicationStatus,
  locale: string,
): ApplicationStatusView {
  return { status, received: formatDate(received_at, locale), decided: decided_at && formatDate(decided_at, locale) }
}
