import { Link } from '../../components/link'
import { DocumentTitle } from '../../components/page-layout'
import { AccessPage, type AccessPageProps } from '../../commerce/access-page'
import { useAccountProblemText } from '../../commerce/account-problem-text'
import { CodeForm, type CodeFormProps } from '../../commerce/code-form'
import type { Problem } from '../../commerce/problem-text'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

/** Props of {@link CodeScreen}. */
export interface CodeScreenProps extends Omit<CodeFormProps, 'error'>, Pick<AccessPageProps, 'shelves'> {
  /** The e-mail the code was sent to, if there is an account for it; `null` where that is not known here. */
  email: string | null
  /** Why the code, or another one, was refused. */
  problem: Problem<'verify_code' | 'request_code'> | null
}

/** The second step to a password: the code from the e-mail (Specification (accounts) §2, one-time passcode). */
export function CodeScreen({ email, problem, shelves, ...form }: CodeScreenProps) {
  const t = useWords(accessWords)
  const { forgotPassword } = useShopPaths()
  const problemText = useAccountProblemText()
  const { length } = form
  const text = email === null ? t('code.unknown', { length }) : t('code.sent', { email, length })
  return (
    <AccessPage heading={t('code.title')} text={text} shelves={shelves}>
      <DocumentTitle>{t('code.title')}</DocumentTitle>
      <CodeForm {...form} error={problem === null ? undefined : problemText(problem)} />
      {forgotPassword !== undefined && (
        <p>
          <Link href={forgotPassword}>{t('code.otherEmail')}</Link>
        </p>
      )}
    </AccessPage>
  )
}
