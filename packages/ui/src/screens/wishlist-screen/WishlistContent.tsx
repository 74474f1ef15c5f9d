import type { AddSaved, CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import type { NoteEditing, WishlistActions, WishlistView } from '@skafferi/domain/shop/wishlist/views'
import { LinkButton } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { EmptyState } from '../../components/feedback/empty-state'
import type { CardEvents } from '../../commerce/catalogue/product-card'
import { ProductShelf } from '../../commerce/catalogue/product-shelf'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { WishlistCard } from '../../commerce/wishlist/wishlist-card'
import { WishlistToolbar } from '../../commerce/wishlist/wishlist-toolbar'
import { useWords } from '../../words'
import { wishlistWords } from '../../words/generated/wishlist'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPage } from '../../components/layout/page-layout'

interface FocusAfterRemoval {
  /** Ref of the element around the products. */
  region: RefObject<HTMLDivElement | null>
  /** Call when the wishlist button at a position is pressed; the product may stay until the store has responded. */
  noteRemoval: (position: number) => void
}

const HEARTS = 'button[aria-pressed]'

/**
 * After a removal, moves the focus to the wishlist button of the next product, or to the page's heading.
 * @param count number of displayed products
 */
function useFocusAfterRemoval(count: number): FocusAfterRemoval {
  const region = useRef<HTMLDivElement>(null)
  const previousCount = useRef(count)
  const removedPosition = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) {
      const hearts = [...(region.current?.querySelectorAll<HTMLElement>(HEARTS) ?? [])]
      const next =
        removedPosition.current === undefined ? undefined : (hearts[removedPosition.current] ?? hearts.at(-1))
      if (next) {
        next.focus()
      } else {
        focusPage()
      }
    }
    previousCount.current = count
    removedPosition.current = undefined
  }, [count])

  return {
    region,
    noteRemoval: (position) => {
      removedPosition.current = position
    },
  }
}

/** Number of cards in the first row of a wide window; their pictures are loaded eagerly. */
const EAGER_COUNT = 3

export interface WishlistContentProps
  extends
    Omit<WishlistActions, 'wishlist'>,
    CardEvents,
    Pick<AddSaved, 'adding' | 'onAddSaved'>,
    Pick<NoteEditing, 'onNoteEdit'> {
  wishlist: WishlistView
  /** True while a newer state is loading; this one stays until then. */
  refreshing: boolean
  purchases: CardPurchasesView
}

/** A wishlist: its actions, its products, and a note about how long they are stored. */
export function WishlistContent({ wishlist, refreshing, changes, purchases, adding, ...events }: WishlistContentProps) {
  const t = useWords(wishlistWords)
  const paths = useShopPaths()
  const { items, count, selection, selectedIds } = wishlist
  const { region, noteRemoval } = useFocusAfterRemoval(items.length)
  const removingSelected = selectedIds.length > 0 && selectedIds.every((id) => changes.removing.includes(id))

  if (items.length === 0) {
    return (
      <EmptyState
        variant="panel"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>}
      />
    )
  }
  return (
    <>
      <WishlistToolbar
        count={count}
        selectedCount={selectedIds.length}
        selection={selection}
        state={adding ? 'adding' : changes.clearing ? 'clearing' : removingSelected ? 'removing' : 'idle'}
        onSelectAll={events.onSelectAll}
        onAdd={() => events.onAddSaved({ lines: wishlist.linesToAdd })}
        onRemoveSelected={() => events.onRemove({ productIds: selectedIds })}
        onClear={events.onClear}
      />
      <div ref={region}>
        <ProductShelf label={t('products')} state={refreshing ? 'refreshing' : 'settled'}>
          {items.map((entry, index) => (
            <WishlistCard
              key={entry.card.id}
              item={entry}
              removal={changes.removing.includes(entry.card.id) ? 'busy' : 'idle'}
              state={purchases.stateOf(entry.card.variantId)}
              problem={purchases.problemOf(entry.card.variantId)}
              loading={index < EAGER_COUNT ? 'eager' : 'lazy'}
              onSelect={events.onSelect}
              onQuantityChange={events.onQuantityChange}
              onNoteEdit={events.onNoteEdit}
              onRemove={({ productId }) => {
                noteRemoval(index)
                events.onRemove({ productIds: [productId] })
              }}
              onAddToCart={events.onAddToCart}
              onBuyNow={events.onBuyNow}
              onSelectVariant={events.onSelectVariant}
            />
          ))}
        </ProductShelf>
      </div>
      <BannerMessage>{t('footnote')}</BannerMessage>
    </>
  )
}
