import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeTestMailWords } from '../../words/generated/office-test-mail'
import { PageProblem } from '../page-news'

export interface TestMailProps {
  /** Where the last one was sent; `null` otherwise. */
  recipient: string | null
  /** True while it is sent. */
  busy: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user sends one to themselves. */
  onSend: () => void
}

/** The button with which an owner tests the mail server, and what came of it. */
export function TestMail({ recipient, busy, problem, onSend }: TestMailProps) {
  const t = useWords(officeTestMailWords)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-muted">{t('text')}</p>
      <Button variant="secondary" busy={busy} busyLabel={t('sending')} onPress={onSend}>
        {t('send')}
      </Button>
      <PageProblem text={problem} />
      <div role="status">
        {recipient !== null && <p className="text-sm wrap-anywhere">{t('sent', { email: recipient })}</p>}
      </div>
    </div>
  )
}
