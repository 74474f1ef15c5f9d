import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { ListContent, ListPage } from '../list-page'
import { OfficeFailure, type SavedView } from '../page-header'
import { ApplicationSheet, type ApplicationSheetProps } from './ApplicationSheet'
import type { OfficeApplicationView, QueuedApplicationView } from './applications.view'
import { CaseQueue } from '../case-queue'

interface QueueProps {
  applications: readonly QueuedApplicationView[]
  /** The id of the open application. */
  current: string | null
}

/** The list of waiting applications, oldest first. */
function Queue({ applications, current }: QueueProps) {
  const t = useWords(officeWords)
  const queued = applications.map(({ id, company, person, detail, age, late, href }) => ({
    id,
    title: company,
    subtitle: person,
    detail,
    time: late ? <span className="font-medium text-caution">{age}</span> : age,
    href,
  }))
  return <CaseQueue label={t('applications.queue')} cases={queued} current={current} />
}

export interface ApplicationsScreenProps extends Omit<ApplicationSheetProps, 'application'> {
  queue: OfficeLoad<readonly QueuedApplicationView[]>
  views: readonly SavedView[]
  /** The current view; `null` if none matches. */
  view: string | null
  /** The open application; `null` if none is open. */
  application: OfficeLoad<OfficeApplicationView> | null
  /** The id of the open application. */
  current: string | null
}

/** The applications of companies for an account: the queue, and one application with its licence and the decision. */
export function ApplicationsScreen({ queue, views, view, application, current, ...sheet }: ApplicationsScreenProps) {
  const t = useWords(officeWords)
  const empty =
    view === 'pending'
      ? { title: t('applications.none'), text: t('applications.noneText') }
      : { title: t('applications.emptyDecided') }
  return (
    <ListPage title={t('place.applications')} views={views} view={view} bottom="none">
      <ListContent
        list={queue}
        words={{ loading: t('applications.loading'), failed: t('applications.failed') }}
        empty={({ length }) => (length > 0 || application !== null ? null : empty)}
      >
        {(applications) => (
          <div className="grid flex-1 gap-4 max-lg:content-start lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
            {applications.length > 0 && <Queue applications={applications} current={current} />}
            {application === null && <p className="text-ink-muted">{t('applications.choose')}</p>}
            {application?.status === 'loading' && (
              <SkeletonGroup label={t('application.loading')}>
                <Skeleton height="24rem" />
              </SkeletonGroup>
            )}
            {application?.status === 'failed' && (
              <OfficeFailure
                title={t('application.failed')}
                request={application.request}
                onRetry={application.retry}
              />
            )}
            {application?.status === 'ready' && (
              <ApplicationSheet key={application.view.id} application={application.view} {...sheet} />
            )}
          </div>
        )}
      </ListContent>
    </ListPage>
  )
}
