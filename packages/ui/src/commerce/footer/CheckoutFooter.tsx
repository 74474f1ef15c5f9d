import { brand, phoneHref } from '@skafferi/brand'
import { Link } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { Legal } from './Legal'

/** The foot of the checkout: how to reach the shop, and the legal pages. Nothing leads away to other goods. */
export function CheckoutFooter() {
  const t = useWords(shellWords)
  const { phone, hours, email } = brand.contact
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface text-xs md:mt-16">
      <PageWidth>
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 py-4">
          <h2 className="text-xs">{t('footer.support')}</h2>
          <span className="num">
            <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
              {phone}
            </Link>
          </span>
          <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
            {email}
          </Link>
          <span className="text-ink-muted">{hours}</span>
        </div>
        <Legal />
      </PageWidth>
    </div>
  )
}
