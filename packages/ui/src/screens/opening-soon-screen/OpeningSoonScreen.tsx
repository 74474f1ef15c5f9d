import { Link } from '../../components/actions/link'
import { phoneHref, useBrand } from '../../components/content/brand'
import { Wordmark } from '../../components/content/wordmark'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { openingSoonWords } from '../../words/generated/opening-soon'

export interface OpeningSoonScreenProps {
  /** True if the shop was open before. False by default. */
  wasOpen?: boolean
}

/**
 * Shown to visitors in place of a closed shop: who it is, how to reach it, sign-in for customers, and the imprint and
 * the privacy policy.
 */
export function OpeningSoonScreen({ wasOpen = false }: OpeningSoonScreenProps) {
  const t = useWords(openingSoonWords)
  const { signIn, imprint, privacy } = useShopPaths()
  const title = t(wasOpen ? 'title.again' : 'title')
  const { name, contact } = useBrand()
  const { phone, hours, email, address } = contact
  const hasContact = phone !== null || email !== null || address.length > 0
  return (
    <div className="grid min-h-dvh content-center justify-items-center px-gutter py-10 text-center">
      <DocumentTitle>{title}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <div className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)] justify-items-center gap-6">
        <div className="max-w-full">
          <Wordmark size="lg" />
        </div>
        <div className="grid justify-items-center gap-1">
          <PageHeading>{title}</PageHeading>
          {!wasOpen && <p className="text-ink-muted wrap-anywhere">{t('text', { brand: name })}</p>}
        </div>
        {hasContact && (
          <address className="grid min-w-0 justify-items-center gap-1 wrap-anywhere not-italic">
            <b>{t('contact')}</b>
            {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
            {phone !== null && (
              <span>
                <Link href={phoneHref(phone)}>{phone}</Link>
                {hours !== null && <span className="block text-xs text-ink-muted">{hours}</span>}
              </span>
            )}
            {address.map((line) => (
              <span key={line} className="text-ink-muted">
                {line}
              </span>
            ))}
          </address>
        )}
        <p className="text-ink-muted">
          {t('customer')} <Link href={signIn()}>{t('signIn')}</Link>
        </p>
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
          {imprint !== undefined && (
            <Link href={imprint} variant="muted">
              {t('imprint')}
            </Link>
          )}
          <Link href={privacy} variant="muted">
            {t('privacy')}
          </Link>
        </div>
      </div>
    </div>
  )
}
