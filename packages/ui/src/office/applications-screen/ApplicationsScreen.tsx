import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeApplicationsWords } from '../../words/generated/office-applications'
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
  const t = useWords(officeApplicationsWords)
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
  const applicationText = useWords(officeApplicationsWords)
  const empty =
    view === 'pending'
      ? { title: applicationText('applications.none'), text: applicationText('applications.noneText') }
      : { title: applicationText('applications.emptyDecided') }
  return (
    <ListPage title={t('place.applications')} views={views} view={view} bottom="none">
      <ListContent
        list={queue}
        words={{ loading: applicationText('applications.loading'), failed: applicationText('applications.failed') }}
        empty={({ length }) => (length > 0 || application !== null ? null : empty)}
      >
        {(applications) => (
          <div
            className={
              'grid flex-1 grid-cols-[minmax(0,1fr)] gap-4 max-lg:content-start lg:gap-8 ' +
              // The application has the whole width if none waits beside it, as after the last decision.
              (applications.length > 0 ? 'lg:grid-cols-[15rem_minmax(0,1fr)]' : '')
            }
          >
            {applications.length > 0 && (
              <div className={current === null ? undefined : 'max-lg:hidden'}>
                <Queue applications={applications} current={current} />
              </div>
            )}
            {current !== null && (
              <p className="link-targets lg:hidden">
                <Link href={views.find(({ id }) => id === view)?.href ?? ''}>
                  {applicationText('application.back')}
                </Link>
              </p>
            )}
            {application === null && <p className="text-ink-muted">{applicationText('applications.choose')}</p>}
            {application?.status === 'loading' && (
              <SkeletonGroup label={applicationText('application.loading')}>
                <Skeleton height="24rem" />
              </SkeletonGroup>
            )}
            {application?.status === 'failed' && (
              <OfficeFailure
                title={applicationText('application.failed')}
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
