import { cva } from 'class-variance-authority'
import type { NoteEditing, SavedItemView, WishlistActions } from '@skafferi/domain/shop/wishlist/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { HeartFilledIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'
import { FullCard, type FullCardProps } from '../../catalogue/product-card'
import { useControlledQuantity } from '../../catalogue/quantity-stepper'
import { Button } from '../../../components/actions/button'

interface SavedFactsProps {
  item: SavedItemView
  /** Opens the dialog for the note. */
  onNoteEdit: NoteEditing['onNoteEdit']
}

/** The saved facts of a product: variant, last order, note, and the button to edit it. */
function SavedFacts({ item: { card, variantTitle, lastBought, note }, onNoteEdit }: SavedFactsProps) {
  const t = useWords(wishlistWords)
  const { id: productId, title } = card
  return (
    <div className="grid gap-0.5 pb-1.5 text-xs text-ink-muted">
      {variantTitle !== null && <p className="wrap-anywhere">{t('card.variant', { variant: variantTitle })}</p>}
      {lastBought !== null && <p className="num">{t('card.lastBought', lastBought)}</p>}
      {note !== null && <p className="wrap-anywhere whitespace-pre-line text-ink">{note}</p>}
      <span className="-ms-3 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(note === null ? 'card.addNote' : 'card.editNote', { title })}
          onPress={() => onNoteEdit({ productId, title, note: note ?? '' })}
        >
          {t(note === null ? 'card.add' : 'card.edit')}
        </Button>
      </span>
    </div>
  )
}

/** The strip is on the card's picture area, so that the shelf line below is unbroken. */
const stripStyles = cva('flex min-w-0 items-center gap-3 ps-card-pad pe-1.5 pt-1.5', {
  variants: { selected: { true: 'bg-brand-quiet', false: 'bg-media' } },
})

export interface WishlistCardProps extends Omit<FullCardProps, 'product' | 'quantity' | 'onSaveWithNote'> {
  item: SavedItemView
  /** `busy` while it is being removed; `idle` by default. */
  removal?: 'idle' | 'busy'
  /** It was selected or deselected. */
  onSelect: WishlistActions['onSelect']
  /** Removes it from the wishlist. */
  onRemove: (event: { productId: string }) => void
  /** The quantity was edited, valid or not. */
  onQuantityChange: WishlistActions['onQuantityChange']
  /** Opens the dialog for the note. */
  onNoteEdit: NoteEditing['onNoteEdit']
}

/**
 * A product on the wishlist: its card, above it the selection, the expiry date and the button to remove it, below it
 * what is known about it and the note.
 */
export function WishlistCard(props: WishlistCardProps) {
  const { item, removal = 'idle', onSelect, onRemove, onQuantityChange, onNoteEdit, ...card } = props
  const t = useWords(wishlistWords)
  const { card: product, expires, expiresSoon, selected, entry } = item
  const { id: productId, title } = product
  const quantity = useControlledQuantity(product.stock.orderRule, entry, (next) =>
    onQuantityChange({ productId, entry: next }),
  )
  return (
    <div data-selected={selected || undefined} className="row-span-3 grid h-full min-w-0 grid-rows-subgrid">
      <div className={stripStyles({ selected })}>
        <Checkbox checked={selected} onChange={({ checked }) => onSelect({ productId, selected: checked })}>
          {t('card.select')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Checkbox>
        <span className="num min-w-0 flex-1 text-end text-xs text-ink-muted">
          {expiresSoon ? (
            <b className="text-critical">{t('card.soon', { date: expires })}</b>
          ) : (
            t('card.until', { date: expires })
          )}
        </span>
        <IconButton
          pressed
          label={t('card.heart', { title })}
          icon={<HeartFilledIcon />}
          state={removal}
          onPress={() => onRemove({ productId })}
        />
      </div>
      <FullCard
        {...card}
        product={product}
        quantity={quantity}
        footer={<SavedFacts item={item} onNoteEdit={onNoteEdit} />}
      />
    </div>
  )
}
