import { useEffect, useReducer, useState, type ReactNode } from 'react'
import { useMailProblem } from '@skafferi/domain/office'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { type Page, pages } from '../pages'
import { paths } from '../paths'

/** Only shops whose e-mails are not sent load it. */
const MailNotice = lazyWithRetry(() => import('./MailNotice'))

/** The pages whose work ends in an e-mail, or that say what is wrong in the shop. */
const mailPages: readonly string[] = [
  paths.today,
  paths.opening,
  paths.mail,
  pages.applications.path,
  pages.application.path,
  pages.company.path,
]

/** How long a page waits for what is above it, in milliseconds. */
const waitMs = 1_000

/**
 * The notice that no e-mail is sent, above a page, and true while the page waits for it: a page that is drawn before
 * would be moved by it. After a second the page is drawn, and a notice that comes then is below it.
 */
export function useMailNotice({ path }: Page): { above: ReactNode; below: ReactNode; isPending: boolean } {
  const mail = useMailProblem()
  /** The page on which it was first known whether there is one. */
  const [knownOn, setKnownOn] = useState<string | null>(null)
  const [isWaiting, endWait] = useReducer(() => false, true)
  const kind = mail && mail.kind
  useEffect(() => {
    if (kind !== undefined)
      void Promise.resolve(kind && MailNotice.preload()).then(() => setKnownOn((before) => before ?? path))
  }, [kind, path])
  const isPending = isWaiting && knownOn === null
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(endWait, waitMs)
    return () => clearTimeout(timer)
  }, [isPending])
  const isShownHere = mailPages.includes(path)
  const notice = isShownHere && mail && (
    <LazyBoundary>
      <MailNotice mail={mail} isMailPage={path === paths.mail} />
    </LazyBoundary>
  )
  const isLate = !isWaiting && (knownOn ?? path) === path
  return { above: !isLate && notice, below: isLate && notice, isPending: isShownHere && isPending }
}
