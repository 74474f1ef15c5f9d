import { brand } from '@skafferi/brand'
import { Link } from '../../components/link'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { Wordmark } from '../../components/wordmark'
import { useProblemText, type Problem } from '../../commerce/problem-text'
import { Rack, type RackPicture } from '../../commerce/rack'
import { useShopPaths } from '../../commerce/shop-paths'
import { SignInForm, type SignInFormProps } from '../../commerce/sign-in-form'
import { useWords } from '../../words'
import { sessionWords } from '../../words/generated/session'

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps extends Omit<SignInFormProps, 'error'> {
  /** Why the last attempt failed. */
  problem: Problem | null
  /** The packs on the wall beside the form, shelf by shelf; a phone shows the first shelf. */
  shelves: readonly (readonly RackPicture[])[]
}

/** Sign-in: the form, and a full pantry beside it. It has no header: there is one thing to do here. */
export function SignInScreen({ problem, shelves, ...form }: SignInScreenProps) {
  const t = useWords(sessionWords)
  const paths = useShopPaths()
  const problemText = useProblemText()
  return (
    <div className="grid min-h-dvh content-start md:grid-cols-2 md:content-stretch">
      <DocumentTitle>{t('signIn.pageTitle')}</DocumentTitle>
      <div className="grid content-start justify-items-center px-4 pt-6 pb-10 md:content-center md:p-8">
        <div className="grid w-full max-w-96 gap-4">
          <div className="mb-2 justify-self-start">
            <Link href={paths.landing()} look="bare" label={t('signIn.home', { brand: brand.name })}>
              <Wordmark size="lg" />
            </Link>
          </div>
          <div className="grid gap-1">
            <PageHeading>{t('signIn.title')}</PageHeading>
            <p className="text-ink-muted">{t('signIn.text')}</p>
          </div>
          <SignInForm {...form} error={problem === null ? undefined : problemText(problem)} />
        </div>
      </div>
      <div className="order-first grid overflow-hidden bg-night md:order-none md:content-center">
        <Rack place="wall" shelves={shelves} />
      </div>
    </div>
  )
}
