import type { TeamRole } from '@skafferi/domain/office/views'
import { LinkButton } from '../../components/button'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface WelcomedProps {
  role: TeamRole
  /** Where the office is; `null` where its pages are not served. */
  officeHref: string | null
}

/** The invitation was accepted: one is signed in. */
export function Welcomed({ role, officeHref }: WelcomedProps) {
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
