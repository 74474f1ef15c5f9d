import { LinkButton } from '../../components/button'
import { CheckIcon } from '../../components/icon'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'

/** Props of {@link SignUpDoneScreen}. */
export interface SignUpDoneScreenProps {
  /** Where the login details will be sent; `null` where that is not known here, such as after a reload. */
  email: string | null
}

/** The application was received: what happens next (Specification (accounts) §2). */
export function SignUpDoneScreen({ email }: SignUpDoneScreenProps) {
  const t = useWords(registrationWords)
  const { landing } = useShopPaths()
  return (
    <div className="mx-auto grid max-w-read gap-4 py-6 md:py-10">
      <DocumentTitle>{t('done.title')}</DocumentTitle>
      <PageHeading>{t('done.title')}</PageHeading>
      <section
        aria-labelledby="received"
        className={
          'grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-5 py-8 text-center md:px-8'
        }
      >
        <span
          aria-hidden="true"
          className={
            'mb-3 flex h-16 w-55 max-w-full items-end justify-center border-b-2 border-shelf text-positive ' +
            '[&_svg]:size-12 [&_svg]:stroke-[1.1]'
          }
        >
          <CheckIcon />
        </span>
        <h2 id="received">{t('done.heading')}</h2>
        <p className="mb-3 text-ink-muted wrap-anywhere">
          {email === null ? t('done.text') : t('done.textTo', { email })}
        </p>
        <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:w-full">
          <LinkButton href={landing()} size="lg">
            {t('done.landing')}
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
