import { brand, phoneHref } from '@skafferi/brand'
import { Link } from '../../../components/actions/link'
import { PageWidth } from '../../../components/layout/page-layout'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { PostalAddress, useServiceLinks } from '../menu-entry'
import { useShopPaths } from '../shop-paths'

export interface ServiceBarProps {
  /** The customer's first and last name; `null` until it is known. */
  customerName: string | null
}

/** The bar above the header: greeting, phone, address and service links. On phones its links are in the menu. */
export function ServiceBar({ customerName }: ServiceBarProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const links = [{ href: paths.profile, label: t('header.trackOrder') }, ...useServiceLinks()]
  const { phone, hours } = brand.contact
  return (
    <div className="bg-night text-xs text-ink-on-night max-md:hidden">
      <PageWidth>
        <div className="flex h-7.5 items-center gap-6">
          <span className="me-auto min-w-0 truncate">
            {customerName === null ? t('header.welcome') : t('header.welcomeName', { name: customerName })}
          </span>
          <span className="num flex-none">
            <Link href={phoneHref(phone)} variant="quiet" label={t('header.call', { phone })}>
              {phone}
            </Link>
            <span aria-hidden> · </span>
            {hours}
          </span>
          <span className="num flex-none max-lg:hidden">
            <PostalAddress />
          </span>
          <nav aria-label={t('header.secondary')} className="flex flex-none gap-6">
            {links.map(({ href, label }) => (
              <Link key={label} href={href} variant="quiet">
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </PageWidth>
    </div>
  )
}
