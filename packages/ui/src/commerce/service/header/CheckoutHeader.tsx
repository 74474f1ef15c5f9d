import { useBrand } from '../../../components/content/brand'
import { ChevronLeftIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { PageWidth } from '../../../components/layout/page-layout'
import { Wordmark } from '../../../components/content/wordmark'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** The header of the checkout: the shop's name and the link to the cart, without distractions. */
export function CheckoutHeader() {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const { name } = useBrand()
  return (
    <div className="border-b border-line bg-surface">
      <PageWidth>
        <div className="flex h-14 items-center justify-between gap-4 md:h-17">
          <Link href={paths.home} variant="bare" label={t('header.home', { brand: name })}>
            <Wordmark />
          </Link>
          <Link href={paths.cart} variant="quiet">
            <span className="inline-flex min-h-control items-center gap-1 text-sm">
              <ChevronLeftIcon size="sm" />
              {t('header.backToCart')}
            </span>
          </Link>
        </div>
      </PageWidth>
    </div>
  )
}
