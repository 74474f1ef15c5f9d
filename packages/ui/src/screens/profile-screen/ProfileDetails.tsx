import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import type { Load } from '../../commerce/load'
import { useProblemText } from '../../commerce/problem-text'
import { ProfileCard, type ProfileCardProps } from '../../commerce/profile-card'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { Panel } from './Panel'

/** Who is signed in, ready to show. */
export type ProfileDetailsView = ProfileCardProps

/** Props of {@link ProfileDetails}. */
export interface ProfileDetailsProps {
  profile: Load<ProfileDetailsView>
}

/** The profile card, and what stands in its place until there is one. */
export function ProfileDetails({ profile }: ProfileDetailsProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (profile.status === 'ready') {
    const { name, email, companyName, phone } = profile.view
    return <ProfileCard name={name} email={email} companyName={companyName} phone={phone} />
  }
  if (profile.status === 'failed') {
    return (
      <Panel>
        <ErrorState title={problemText(profile.problem)} onRetry={() => profile.retry()} />
      </Panel>
    )
  }
  return (
    <Panel>
      <SkeletonGroup label={t('details.loading')}>
        <div className="grid gap-4 p-5">
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="90%" />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </SkeletonGroup>
    </Panel>
  )
}
