import { cva } from 'class-variance-authority'
import type { SavedItemView, WishlistActions } from '@skafferi/domain/wishlist/views'
import { Checkbox } from '../../components/checkbox'
import { HeartFilledIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { wishlistWords } from '../../words/generated/wishlist'
import { ProductCard, type ProductCardProps } from '../product-card'

/** The strip lies on the card's niche and belongs to it: the shelf below runs on unbroken. */
const stripStyles = cva('grid min-w-0 content-start gap-y-1 ps-card-pad pe-1.5 pt-1.5', {
  variants: { selected: { true: 'bg-brand-quiet', false: 'bg-niche' } },
})

export interface WishlistCardProps extends Omit<ProductCardProps, 'product'> {
  item: SavedItemView
  /** Its removal is under way; `idle` by default. */
  removal?: 'idle' | 'busy'
  /** It was ticked or cleared, to be removed with others. */
  onSelect: WishlistActions['onSelect']
  /** Its heart was pressed: removes it from the wishlist. */
  onRemove: (event: { productId: string }) => void
}

/** A product that was saved for later: the shop's card, and above it until when it stays and the ways to remove it. */
export function WishlistCard({ item, removal = 'idle', onSelect, onRemove, ...card }: WishlistCardProps) {
  const t = useWords(wishlistWords)
  const { card: product, expires, note, selected } = item
  const { id: productId, title } = product
  return (
    <div data-selected={selected || undefined} className="row-span-3 grid h-full min-w-0 grid-rows-subgrid">
      <div className={stripStyles({ selected })}>
        <div className="flex items-center gap-3">
          <Checkbox checked={selected} onChange={({ checked }) => onSelect({ productId, selected: checked })}>
            {t('card.select')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Checkbox>
          <span className="num min-w-0 flex-1 text-end text-xs text-ink-muted">
            {t('card.until', { date: expires })}
          </span>
          <IconButton
            pressed
            label={t('card.heart', { title })}
            icon={<HeartFilledIcon />}
            state={removal}
            onPress={() => onRemove({ productId })}
          />
        </div>
        <p className="pe-2.5 pb-2 text-xs wrap-anywhere text-ink-muted">{note}</p>
      </div>
      <ProductCard {...card} product={product} />
    </div>
  )
}
