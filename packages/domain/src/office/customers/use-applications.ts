import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { useApplicationsQuery, type ApplicationState } from './applications.queries'
import { toListedApplication } from './to-applications'

/** The applications in a state: waiting ones oldest first, decided ones newest first. */
export function useApplications(status: ApplicationState, enabled = true) {
  const office = useOffice()
  const query = useApplicationsQuery(status, enabled)
  const rows = query.data?.applications.map((each) => toListedApplication(each, office))
  return {
    queue: toOfficeLoad(query, status === 'pending' || status === 'asked' ? rows?.toReversed() : rows),
    /** The total number; undefined while it loads. */
    count: query.data?.count,
  }
}
