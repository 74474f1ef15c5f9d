import type { OfficeState, ReadApplicationView, WaitingApplicationView } from '@skafferi/domain/office/views'
import { useApplicationPhrases } from '../phrases/use-application-phrases'
import { useReadApplication } from '../phrases/use-read-application'
import { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'

type Given = 'views' | 'view' | 'current' | 'deciding' | 'onApprove' | 'onAsk' | 'onReject' | 'terms'

export interface DecidingScreenProps extends Pick<ApplicationsScreenProps, Given> {
  queue: OfficeState<readonly WaitingApplicationView[]>
  application: OfficeState<ReadApplicationView> | null
  /** The person joins a company of the shop, by its id. */
  onJoin: (event: { company: string }) => void
}

/** Applications in the shop's own words. */
export function DecidingScreen({ queue, application, onJoin, ...screen }: DecidingScreenProps) {
  const { inQueue } = useApplicationPhrases()
  const read = useReadApplication()
  const joined =
    application?.status === 'ready' ? application.view.duplicates.find(({ kind }) => kind === 'company') : undefined
  return (
    <ApplicationsScreen
      {...screen}
      queue={queue.status === 'ready' ? { ...queue, view: queue.view.map(inQueue) } : queue}
      application={application?.status === 'ready' ? { ...application, view: read(application.view) } : application}
      onJoin={() => joined && onJoin({ company: joined.id })}
    />
  )
}
