import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useMailProblem } from '@skafferi/domain/office'
import { lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
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

/** The notice above a page that no e-mail is sent. */
export function useMailNotice({ path }: Page): {
  notice: ReactNode
  /** True until it is first known whether there is one: a page that is drawn before would be moved by it. */
  isPending: boolean
} {
  const mail = useMailProblem()
  const [isKnown, setIsKnown] = useState(false)
  const kind = mail && mail.kind
  useEffect(() => {
    if (kind !== undefined) void Promise.resolve(kind && MailNotice.preload()).then(() => setIsKnown(true))
  }, [kind])
  const isMailPage = mailPages.includes(path)
  return {
    notice: isMailPage && mail && (
      <Suspense>
        <MailNotice mail={mail} isMailPage={path === paths.mail} />
      </Suspense>
    ),
    isPending: isMailPage && !isKnown,
  }
}
