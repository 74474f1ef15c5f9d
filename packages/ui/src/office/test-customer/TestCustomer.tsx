import type { PasswordLinkView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { NewTabLink } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeTestCustomerWords } from '../../words/generated/office-test-customer'
import { PageProblem } from '../page-news'

export interface TestCustomerProps {
  /** The link to choose a password; `null` before it is made. */
  link: PasswordLinkView | null
  /** True while the link is made. */
  busy: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user becomes a test customer, or needs another link. */
  onMake: () => void
}

/** The card with which an owner becomes a customer of the test company. */
export function TestCustomer({ link, busy, problem, onMake }: TestCustomerProps) {
  const t = useWords(officeTestCustomerWords)
  /** The URL of the link that was opened, which works once. */
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <section
      aria-label={t('title')}
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 className="font-medium">{t('title')}</h2>
        <p className="max-w-read text-sm text-ink-muted">{t('text')}</p>
      </div>
      <PageProblem text={problem} />
      <div role="status">
        {link && link.url === opened && (
          <p className="max-w-read text-sm wrap-anywhere">{t('opened', { email: link.email })}</p>
        )}
        {link && link.url !== opened && (
          <p className="max-w-read text-sm">
            <NewTabLink href={link.url} onActivate={() => setOpened(link.url)}>
              {t('open')}
            </NewTabLink>
            <span className="block wrap-anywhere">{t('made', { email: link.email, until: link.until })}</span>
          </p>
        )}
      </div>
      <Button variant="secondary" busy={busy} busyLabel={t('making')} onPress={onMake}>
        {t(link ? 'another' : 'make')}
      </Button>
    </section>
  )
}
