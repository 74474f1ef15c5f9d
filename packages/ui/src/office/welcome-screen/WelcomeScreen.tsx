import type { OfficeState } from '@skafferi/domain/office/views'
import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeSignInLayout, type OfficeSignInLayoutProps } from '../sign-in-screen/OfficeSignInLayout'
import { Welcomed, type WelcomedProps } from './Welcomed'
import { WelcomeForm, type WelcomeFormProps, type WelcomeOffer } from './WelcomeForm'

export interface WelcomeScreenProps
  extends Omit<WelcomeFormProps, 'offer'>, Pick<OfficeSignInLayoutProps, 'shelves'>, Pick<WelcomedProps, 'officeHref'> {
  /** `null` where the link does not work any more. */
  invitation: OfficeState<WelcomeOffer | null>
  /** Who was just made an operator; undefined before. */
  accepted: { name: string; role: WelcomedProps['role'] } | undefined
}

/** What an invitation's link opens. */
export function WelcomeScreen({ invitation, accepted, shelves, officeHref, ...form }: WelcomeScreenProps) {
  const t = useWords(officeWords)
  if (accepted) {
    return (
      <OfficeSignInLayout heading={t('welcome.done', { name: accepted.name })} shelves={shelves}>
        <Welcomed role={accepted.role} officeHref={officeHref} />
      </OfficeSignInLayout>
    )
  }
  const isOver = invitation.status === 'ready' && invitation.view === null
  return (
    <OfficeSignInLayout
      heading={t(isOver ? 'welcome.over' : 'welcome.title')}
      text={isOver ? t('welcome.overText') : undefined}
      shelves={shelves}
    >
      {invitation.status === 'loading' && (
        <SkeletonGroup label={t('welcome.loading')}>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
      {invitation.status === 'failed' && <ErrorState title={t('welcome.failed')} onRetry={invitation.retry} />}
      {invitation.status === 'ready' && invitation.view !== null && <WelcomeForm offer={invitation.view} {...form} />}
    </OfficeSignInLayout>
  )
}
