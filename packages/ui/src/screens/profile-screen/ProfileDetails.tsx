import type { ProfileForm } from '@skafferi/domain/shop/account/views'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { CustomerView } from '@skafferi/domain/shop/session/views'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useProblemText } from '../../commerce/service/problem-text'
import { ProfileCard } from '../../commerce/account/profile-card'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface ProfileDetailsProps {
  profile: Load<CustomerView>
  /** The form that changes name and telephone number. */
  form: ProfileForm
}

/** The profile card, or its placeholder. */
export function ProfileDetails({ profile, form: { edit, type, save, cancel, ...form } }: ProfileDetailsProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (profile.status === 'ready') {
    return <ProfileCard {...form} customer={profile.view} onEdit={edit} onType={type} onSave={save} onCancel={cancel} />
  }
  if (profile.status === 'failed') {
    return <ErrorState variant="panel" title={problemText(profile.problem)} onRetry={() => profile.retry()} />
  }
  return (
    <SkeletonGroup label={t('details.loading')}>
      <div className="grid h-57.5 content-between rounded-lg border border-line bg-surface p-5">
        <Skeleton width="45%" height="1.5rem" />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </SkeletonGroup>
  )
}
