import type { OfficeState, TeamRole } from '@skafferi/domain/office/views'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeWelcomeWords } from '../../words/generated/office-welcome'
import { RecoveryCodeList } from '../recovery-codes/RecoveryCodeList'
import { OfficeSignInLayout, type OfficeSignInLayoutProps } from '../sign-in-screen/OfficeSignInLayout'
import { WelcomeForm, type WelcomeFormProps, type InvitationDetails } from './WelcomeForm'
import { LinkButton } from '../../components/actions/button'

/** The operator who accepted the invitation. */
interface AcceptedOperator {
  name: string
  email: string
  role: TeamRole
}

interface InvitationAcceptedProps {
  role: TeamRole
  /** URL of the office; `null` if its pages are not served. */
  officeHref: string | null
}

/** Shown after an invitation was accepted and the recovery codes are stored; the operator is signed in. */
function InvitationAccepted({ role, officeHref }: InvitationAcceptedProps) {
  const t = useWords(officeWelcomeWords)
  const office = useWords(officeWords)
  const content = useRef<HTMLDivElement>(null)
  // The button that had the focus is removed together with the codes.
  useEffect(() => content.current?.focus(), [])
  return (
    <div ref={content} tabIndex={-1} className="grid gap-4" role="status">
      <p>{t('welcome.doneText', { role: office(`role.${role}`) })}</p>
      {officeHref === null ? (
        <p className="text-ink-muted">{t('welcome.closed')}</p>
      ) : (
        <LinkButton href={officeHref} size="lg" width="full">
          {t('welcome.go')}
        </LinkButton>
      )}
    </div>
  )
}

export interface WelcomeScreenProps
  extends
    Omit<WelcomeFormProps, 'invitation'>,
    Pick<OfficeSignInLayoutProps, 'shelves'>,
    Pick<InvitationAcceptedProps, 'officeHref'> {
  /** `null` if the link is used or expired. */
  invitation: OfficeState<InvitationDetails | null>
  /** The new operator, with the recovery codes, which are shown only once; undefined before. */
  accepted: { operator: AcceptedOperator; recoveryCodes: readonly string[] } | undefined
}

/** The page of an invitation link. */
export function WelcomeScreen({ invitation, accepted, shelves, officeHref, ...form }: WelcomeScreenProps) {
  const t = useWords(officeWelcomeWords)
  const [hasKeptCodes, setHasKeptCodes] = useState(false)
  if (accepted) {
    const { operator, recoveryCodes } = accepted
    return (
      <OfficeSignInLayout heading={t('welcome.done', { name: operator.name })} shelves={shelves}>
        {hasKeptCodes ? (
          <InvitationAccepted role={operator.role} officeHref={officeHref} />
        ) : (
          <RecoveryCodeList codes={recoveryCodes} email={operator.email} onKept={() => setHasKeptCodes(true)} />
        )}
      </OfficeSignInLayout>
    )
  }
  const isInvalid = invitation.status === 'ready' && invitation.view === null
  return (
    <OfficeSignInLayout
      heading={t(isInvalid ? 'welcome.over' : 'welcome.title')}
      text={isInvalid ? t('welcome.overText') : undefined}
      shelves={shelves}
    >
      {invitation.status === 'loading' && (
        <SkeletonGroup label={t('welcome.loading')}>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
      {invitation.status === 'failed' && <ErrorState title={t('welcome.failed')} onRetry={invitation.retry} />}
      {invitation.status === 'ready' && invitation.view !== null && (
        <WelcomeForm invitation={invitation.view} {...form} />
      )}
    </OfficeSignInLayout>
  )
}
