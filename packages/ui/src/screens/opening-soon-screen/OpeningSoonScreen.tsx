import { Link } from '../../components/actions/link'
import { phoneHref, useBrand } from '../../components/content/brand'
import { Wordmark } from '../../components/content/wordmark'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { openingSoonWords } from '../../words/generated/opening-soon'

/** Shown to visitors in place of a closed shop: who it is, how to reach it, and sign-in for customers. */
export function OpeningSoonScreen() {
  const t = useWords(openingSoonWords)
  const { signIn } = useShopPaths()
  const { name, contact } = useBrand()
  const { phone, hours, email, address } = contact
  const hasContact = phone !== null || email !== null || address.length > 0
  return (
    <div className="grid min-h-dvh content-center justify-items-center px-gutter py-10 text-center">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <div className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)] justify-items-center gap-6">
        <div className="max-w-full">
          <Wordmark size="lg" />
        </div>
        <div className="grid gap-1">
          <PageHeading>{t('title')}</PageHeading>
          <p className="text-ink-muted wrap-anywhere">{t('text', { brand: name })}</p>
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
      </div>
    </div>
  )
}
