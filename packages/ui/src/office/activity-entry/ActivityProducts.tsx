import type { ChangedProductsView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeActivityWords } from '../../words/generated/office-activity'
import { ActivityChanges } from './ActivityChanges'
import { entryOfProduct } from './entry-of-product'
import { PutBackOffer } from './PutBackOffer'

interface ActivityProductsProps {
  many: ChangedProductsView
  /** The user wants to put back the old values of a product. Omit it if the list does not offer it. */
  onPutBack?: (event: { product: string }) => void
  /** The user wants to see further products. Omit it if the list cannot show them. */
  onShowAll?: () => void
}

/** The products of a change of many, each with its changes and their way back. */
export function ActivityProducts({ many: { products, more, href }, onPutBack, onShowAll }: ActivityProductsProps) {
  const t = useWords(officeActivityWords)
  return (
    <div className="grid max-w-176 gap-2">
      <ul aria-label={t('products')} className="grid gap-2">
        {products.map((product) => (
          <li key={product.id} className="grid gap-0.5">
            <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-x-3">
              <Link href={product.href}>{product.title}</Link>
              {onPutBack && (
                <PutBackOffer {...entryOfProduct(product)} onPutBack={() => onPutBack({ product: product.id })} />
              )}
            </div>
            <ActivityChanges changes={product.changes} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        {more > 0 && t('moreProducts', { count: more })}
        {more > 0 && onShowAll && (
          <Button size="sm" variant="secondary" onPress={onShowAll}>
            {t('showAll')}
          </Button>
        )}
        <Link href={href}>{t('inList', { count: products.length + more })}</Link>
      </p>
    </div>
  )
}
