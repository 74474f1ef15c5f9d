import type { TeamRole } from '@skafferi/domain/office/views'
import { LinkButton } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface InvitationAcceptedProps {
  role: TeamRole
  /** URL of the office; `null` if its pages are not served. */
  officeHref: string | null
}

/** Shown after an invitation was accepted and the operator is signed in. */
export function InvitationAccepted({ role, officeHref }: InvitationAcceptedProps) {
  const t = useWords(officeWords)
  return (
    <div className="grid gap-4" role="status">
      <p>{t('welcome.doneText', { role: t(`role.${role}`) })}</p>
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
