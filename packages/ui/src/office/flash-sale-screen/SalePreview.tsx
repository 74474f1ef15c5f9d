import type { SaleProductView } from '@skafferi/domain/office/views'
import { CompactCard } from '../../commerce/product-card'
import { ShopPathsProvider } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { previewPaths } from '../shop-preview'

/** Nothing is bought here. */
const nothing = () => undefined

/** The sale as buyers see it on its first minute, by the shop's own cards; only looked at. */
export function SalePreview({ products }: { products: readonly SaleProductView[] }) {
  const t = useWords(officePromotionsWords)
  const cards = products.flatMap(({ card }) => (card ? [card] : []))
  return (
    <section aria-label={t('sale.preview')} className="grid gap-3">
      <h2 className="text-base leading-6 font-bold">{t('sale.preview')}</h2>
      <ShopPathsProvider paths={previewPaths}>
        <div inert className="grid grid-cols-2 gap-2">
          {cards.map((card) => (
            // A card takes the second and the third row of the grid it stands in: each has one of its own.
            <div key={card.id} className="grid min-w-0 grid-rows-[0_auto_1fr]">
              <CompactCard
                product={card}
                headingLevel={3}
                onAddToCart={nothing}
                onBuyNow={nothing}
                onSelectVariant={nothing}
              />
            </div>
          ))}
        </div>
      </ShopPathsProvider>
      <p className="text-xs text-ink-muted">{t(cards.length === 0 ? 'sale.previewEmpty' : 'sale.previewText')}</p>
    </section>
  )
}
