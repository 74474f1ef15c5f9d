import { Link } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** Props of {@link ServiceBar}. */
export interface ServiceBarProps {
  /** The customer's first and last name; `null` until it is known. */
  customerName: string | null
}

/** The secondary bar above the header: a welcome, and what is not shopping. Phones have it in the menu. */
export function ServiceBar({ customerName }: ServiceBarProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <div className="bg-night text-xs text-ink-on-night max-md:hidden">
      <PageWidth>
        <div className="flex h-8.5 items-center gap-6">
          <span className="me-auto min-w-0 truncate">
            {customerName === null ? t('header.welcome') : t('header.welcomeName', { name: customerName })}
          </span>
          <nav aria-label={t('header.secondary')} className="flex flex-none gap-6">
            <Link href={paths.profile} look="quiet">
              {t('header.trackOrder')}
            </Link>
          </nav>
        </div>
      </PageWidth>
    </div>
  )
}
