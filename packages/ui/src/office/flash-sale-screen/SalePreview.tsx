import type { SaleProductView } from '@skafferi/domain/office/views'
import { CompactCard } from '../../commerce/catalogue/product-card'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { previewPaths } from '../shop-preview'

/** The preview has no actions. */
const noop = () => undefined

/** The cards of a sale as buyers will see them at its start, not interactive. */
export function SalePreview({ products }: { products: readonly SaleProductView[] }) {
  const t = useWords(officePromotionsWords)
  const cards = products.flatMap(({ card }) => (card ? [card] : []))
  return (
    <section aria-label={t('sale.preview')} className="grid gap-3">
      <h2 className="text-base leading-6 font-bold">{t('sale.preview')}</h2>
      <ShopPathsProvider paths={previewPaths}>
        <div inert className="grid grid-cols-2 gap-2">
          {cards.map((card) => (
            // A card uses the second and the third row of its grid, so each card has its own.
            <div key={card.id} className="grid min-w-0 grid-rows-[0_auto_1fr]">
              <CompactCard product={card} headingLevel={3} onAddToCart={noop} onBuyNow={noop} onSelectVariant={noop} />
            </div>
          ))}
        </div>
      </ShopPathsProvider>
      <p className="text-xs text-ink-muted">{t(cards.length === 0 ? 'sale.previewEmpty' : 'sale.previewText')}</p>
    </section>
  )
}
