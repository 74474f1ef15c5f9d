import { useWords } from '../../words'
import { officePasswordLinkWords } from '../../words/generated/office-password-link'
import { OneTimeSecret } from '../one-time-secret'
import { PageProblem } from '../page-news'
import type { PasswordLinkProps } from './PasswordLinkButton'

/** The new link, shown once, or why there is none. */
export function NewPasswordLink({ link, problem }: PasswordLinkProps) {
  const t = useWords(officePasswordLinkWords)
  return (
    <>
      <PageProblem text={problem} />
      {link && (
        <OneTimeSecret
          key={link.url}
          title={t('title', { email: link.email })}
          label={t('label')}
          value={link.url}
          text={t('text', { until: link.until })}
        />
      )}
    </>
  )
}
