import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useIsMailLoading, useMailProblem } from '@skafferi/domain/office'
import { type Page, pages } from '../pages'
import { paths } from '../paths'
import type { MailNoticeProps } from './MailNotice'

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
  const isLoading = useIsMailLoading()
  // Only shops whose e-mails are not sent load it. Null without its file.
  const [Notice, setNotice] = useState<ComponentType<MailNoticeProps> | null>()
  const [isKnown, setIsKnown] = useState(false)
  const hasProblem = mail !== null
  useEffect(() => {
    if (!hasProblem) return
    import('./MailNotice').then(
      ({ default: loaded }) => setNotice(() => loaded),
      () => setNotice(null),
    )
  }, [hasProblem])
  if (!isKnown && !isLoading && (!hasProblem || Notice !== undefined)) setIsKnown(true)
  const isMailPage = mailPages.includes(path)
  return {
    notice: isMailPage && mail && Notice && <Notice mail={mail} isMailPage={path === paths.mail} />,
    isPending: isMailPage && !isKnown,
  }
}
