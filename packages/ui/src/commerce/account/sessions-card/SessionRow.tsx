import type { SessionView } from '@skafferi/domain/shop/account/views'
import { Button } from '../../../components/actions/button'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { accountWords } from '../../../words/generated/account'

export interface SessionRowProps {
  session: SessionView
  /** True while it is being signed out. */
  ending: boolean
  /** Signs it out. */
  onEnd: (event: { id: string }) => void
}

/** A session: browser, start, and a button to end it unless it is the current one. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useWords(accountWords)
  const { id, browser, system, started, lastUsed, current } = session
  const device =
    browser && system ? t('sessions.both', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const when = current ? t('sessions.since', { started }) : t('sessions.used', { started, lastUsed })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{device}</b>
          {current && <span className="text-ink-muted"> · {t('sessions.here')}</span>}
        </p>
        <p className="text-xs text-ink-muted">{when}</p>
      </div>
      {!current && (
        <Button variant="quiet" size="sm" busy={ending} busyLabel={t('sessions.ending')} onPress={() => onEnd({ id })}>
          {t('sessions.end')}
          <VisuallyHidden> {`${device}, ${when}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
