import type { ReactNode } from 'react'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { DeliveryRestriction } from './DeliveryRestriction'

export interface CompactCardFooterProps {
  product: Pick<ProductCardView, 'title' | 'deliveryRestriction'>
  /** The product's page. */
  href: string
  /** The pack, or the result of the last press. */
  children: ReactNode
}

/** The last row of a compact card: pack or message, and the link to the product. */
export function CompactCardFooter({ product: { title, deliveryRestriction }, href, children }: CompactCardFooterProps) {
  const t = useWords(catalogWords)
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-2.5 max-md:pt-1">
      <DeliveryRestriction deliveryRestriction={deliveryRestriction} />
      <div className="flex flex-wrap items-end gap-x-2 text-xs leading-4 text-ink-muted">
        <span className="min-w-16 flex-1 wrap-anywhere">{children}</span>
        <span className="-my-1 flex-none font-medium print:hidden [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center">
          <Link href={href} label={t('viewMoreOf', { title })}>
            {t('viewMore')}
          </Link>
        </span>
      </div>
    </div>
  )
}
