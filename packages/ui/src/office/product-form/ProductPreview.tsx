import type { ProductFormView } from '@skafferi/domain/office/views'
import { CompactCard } from '../../commerce/catalogue/product-card'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { previewPaths } from '../shop-preview'

/** The preview has no actions. */
const noop = () => undefined

/** The product's card as buyers will see it after saving, not interactive. */
export function ProductPreview({ card }: Pick<ProductFormView, 'card'>) {
  const t = useWords(officeProductWords)
  return (
    <section aria-label={t('preview')} className="grid gap-3">
      <h2 className="text-base leading-6 font-bold">{t('preview')}</h2>
      {card && (
        <ShopPathsProvider paths={previewPaths}>
          {/* A card uses the second and the third row of its grid. */}
          <div
            inert
            className="grid max-w-75 min-w-0 grid-rows-[0_auto_1fr] overflow-hidden rounded-lg border border-line"
          >
            <CompactCard product={card} headingLevel={3} onAddToCart={noop} onBuyNow={noop} onSelectVariant={noop} />
          </div>
        </ShopPathsProvider>
      )}
      <p className="text-xs text-ink-muted">{t(card ? 'previewText' : 'previewNone')}</p>
    </section>
  )
}
