import type { NoticesView, OfficeState } from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeNoticesWords } from '../../words/generated/office-notices'
import { OfficeFailure, PageHeader } from '../page-header'
import { NoticesForm, type NoticesFormProps } from './NoticesForm'

export interface NoticesScreenProps extends Omit<NoticesFormProps, 'view'> {
  notices: OfficeState<NoticesView>
}

/** The notification settings of the signed-in operator. */
export function NoticesScreen({ notices, ...form }: NoticesScreenProps) {
  const t = useWords(officeNoticesWords)
  return (
    <div className="grid gap-5 pb-8">
      <PageHeader title={t('notices.title')} />
      {notices.status === 'loading' && (
        <SkeletonGroup label={t('notices.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {notices.status === 'failed' && (
        <OfficeFailure title={t('notices.failed')} request={notices.request} onRetry={notices.retry} />
      )}
      {notices.status === 'ready' && (
        <>
          <p className="max-w-120 text-sm">{t('notices.lead', { email: notices.view.email })}</p>
          <NoticesForm view={notices.view} {...form} />
        </>
      )}
    </div>
  )
}
