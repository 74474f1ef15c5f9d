import { useOperator, withQuery, type useMailProblem } from '@skafferi/domain/office'
import { MailProblem } from '@skafferi/ui/office/mail-problem'
import { paths } from '../paths'

interface MailNoticeProps {
  mail: NonNullable<ReturnType<typeof useMailProblem>>
  /** True on the page of the unsent e-mails. */
  isMailPage: boolean
}

/** Above the pages on which it matters that e-mails are not sent; loaded only then. */
export default function MailNotice({ mail, isMailPage }: MailNoticeProps) {
  const { may } = useOperator()
  const href = isMailPage || !may.includes('service') ? undefined : withQuery(paths.mail, { view: 'all' })
  return <MailProblem mail={mail} href={href} />
}
