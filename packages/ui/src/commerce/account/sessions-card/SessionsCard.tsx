import { useRef } from 'react'
import type { SessionList, SessionView } from '@skafferi/domain/shop/account/views'
import { Button } from '../../../components/actions/button'
import { ErrorState } from '../../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { accountWords } from '../../../words/generated/account'
import { useAccountProblemText } from '../account-problem-text'
import { VisuallyHidden } from '../../../components/content/visually-hidden'

interface SessionRowProps {
  session: SessionView
  /** True while it is being signed out. */
  ending: boolean
  /** Signs it out. */
  onEnd: (event: { id: string }) => void
}

/** A session: browser, start, and a button to end it unless it is the current one. */
function SessionRow({ session, ending, onEnd }: SessionRowProps) {
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

export interface SessionsCardProps extends Omit<SessionList, 'end' | 'endOthers'> {
  /** Ends a session; resolves to true if it ended. */
  onEnd: SessionList['end']
  /** Ends all others; resolves to true if they ended. */
  onEndOthers: SessionList['endOthers']
}

/** The customer's sessions, each with a button to end it. */
export function SessionsCard({ load, ending, endingOthers, ended, problem, onEnd, onEndOthers }: SessionsCardProps) {
  const t = useWords(accountWords)
  const problemText = useAccountProblemText()
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button is removed with its session, so the heading gets the focus. */
  async function focusHeadingAfter(done: Promise<boolean>) {
    if (await done) heading.current?.focus()
  }

  return (
    <section className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2 ref={heading} tabIndex={-1} className="rounded-xs">
        {t('sessions.title')}
      </h2>
      <FormProblem text={problem && problemText(problem)} />
      <div aria-live="polite" className="-mt-3 text-xs text-ink-muted">
        {ended && <p className="mt-3">{t(ended === 'one' ? 'sessions.ended' : 'sessions.endedOthers')}</p>}
      </div>
      {load.status === 'loading' && (
        <SkeletonGroup label={t('sessions.loading')}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </SkeletonGroup>
      )}
      {load.status === 'failed' && (
        <ErrorState variant="panel" title={problemText(load.problem)} headingLevel={3} onRetry={() => load.retry()} />
      )}
      {load.status === 'ready' && (
        <>
          <ul className="grid divide-y divide-line">
            {load.view.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={ending.includes(session.id)}
                onEnd={(event) => void focusHeadingAfter(onEnd(event))}
              />
            ))}
          </ul>
          {load.view.length > 1 ? (
            <div>
              <Button
                variant="secondary"
                size="sm"
                busy={endingOthers}
                busyLabel={t('sessions.ending')}
                onPress={() => void focusHeadingAfter(onEndOthers())}
              >
                {t('sessions.endOthers')}
              </Button>
            </div>
          ) : (
            <p className="text-xs text-ink-muted">{t('sessions.onlyHere')}</p>
          )}
        </>
      )}
    </section>
  )
}
