import type { OfficeState, ApplicationDetailView, ListedApplicationView } from '@skafferi/domain/office/views'
import { useApplicationPhrases } from '../phrases/use-application-phrases'
import { useApplicationDetailPhrases } from '../phrases/use-application-detail-phrases'
import { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'

type SharedProp =
  | 'views'
  | 'view'
  | 'current'
  | 'decision'
  | 'onApprove'
  | 'onAsk'
  | 'onReject'
  | 'approvedTerms'
  | 'usualDays'
  | 'asksLicence'

export interface DecidingScreenProps extends Pick<ApplicationsScreenProps, SharedProp> {
  queue: OfficeState<readonly ListedApplicationView[]>
  application: OfficeState<ApplicationDetailView> | null
  /** The user adds the applicant to an existing company, by its id. */
  onJoin: (event: { company: string }) => void
}

/** Applications with the data of the store. */
export function DecidingScreen({ queue, application, onJoin, ...screen }: DecidingScreenProps) {
  const { toQueued } = useApplicationPhrases()
  const phrase = useApplicationDetailPhrases()
  const existingCompany =
    application?.status === 'ready' ? application.view.duplicates.find(({ kind }) => kind === 'company') : undefined
  return (
    <ApplicationsScreen
      {...screen}
      queue={queue.status === 'ready' ? { ...queue, view: queue.view.map(toQueued) } : queue}
      application={application?.status === 'ready' ? { ...application, view: phrase(application.view) } : application}
      onJoin={() => existingCompany && onJoin({ company: existingCompany.id })}
    />
  )
}
