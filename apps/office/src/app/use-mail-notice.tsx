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

/**
 * The notice above a page that no e-mail is sent, and true until it is first known whether there is one: a page that is
 * drawn before would be moved by it.
 */
export function useMailNotice({ path }: Page): [ReactNode, boolean] {
  const mail = useMailProblem()
  const [isKnown, setIsKnown] = useReducer(() => true, false)
  const kind = mail && mail.kind
  useEffect(() => {
    if (kind !== undefined) void Promise.resolve(kind && MailNotice.preload()).then(setIsKnown)
  }, [kind])
  const isShownHere = mailPages.includes(path)
  const notice = isShownHere && mail && (
    <LazyBoundary>
      <MailNotice mail={mail} isMailPage={path === paths.mail} />
    </LazyBoundary>
  )
  return [notice, isShownHere && !isKnown]
}
