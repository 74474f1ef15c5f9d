import { useEffect, useReducer, type ReactNode } from 'react'
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

/** How long the first page waits for what is above it, in milliseconds. */
const waitMs = 1_000

type Place = 'above' | 'below'

/**
 * The notice that no e-mail is sent, above a page, and true while the page waits for it: a page that is drawn before
 * would be moved by it. After a second the page is drawn, and the notice comes below it.
 */
export function useMailNotice({ path }: Page): Partial<Record<Place, ReactNode>> & { isPending: boolean } {
  const mail = useMailProblem()
  const [place, setPlace] = useReducer((before: Place | null, next: Place) => before ?? next, null)
  const kind = mail && mail.kind
  useEffect(() => {
    if (kind !== undefined) void Promise.resolve(kind && MailNotice.preload()).then(() => setPlace('above'))
  }, [kind])
  useEffect(() => {
    const timer = setTimeout(setPlace, waitMs, 'below')
    return () => clearTimeout(timer)
  }, [])
  const isShownHere = mailPages.includes(path)
  const notice = isShownHere && mail && (
    <LazyBoundary>
      <MailNotice mail={mail} isMailPage={path === paths.mail} />
    </LazyBoundary>
  )
  return { [place ?? 'above']: notice, isPending: isShownHere && !place }
}
