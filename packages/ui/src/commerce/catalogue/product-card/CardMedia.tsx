import { useLinkElement } from '../../../components/actions/link'
import { ShelfImage, type ShelfImageProps } from '../../../components/content/shelf-image'
import type { CardProps } from './card-props'
import { NoteButton } from './NoteButton'
import { ProductBadges } from './ProductBadges'
import { WishlistHeart } from './WishlistHeart'

export interface CardMediaProps extends Pick<
  CardProps,
  'product' | 'state' | 'wishlist' | 'loading' | 'onWishlistToggle' | 'onSaveWithNote'
> {
  /** The product's page. */
  href: string
  /** The id of the product's name. */
  titleId: string
  size: ShelfImageProps['size']
}

/** The picture with its badges and the wishlist button. */
export function CardMedia(props: CardMediaProps) {
  const {
    product,
    state,
    wishlist = 'idle',
    loading = 'lazy',
    href,
    titleId,
    size,
    onWishlistToggle,
    onSaveWithNote,
  } = props
  const LinkElement = useLinkElement()
  const { id: productId, picture } = product
  return (
    <>
      <LinkElement href={href} tabIndex={-1} aria-hidden="true" className="grid">
        <ShelfImage
          src={picture.src ?? undefined}
          alt=""
          size={size}
          packs={state === 'added' ? 2 : 1}
          loading={loading}
        />
      </LinkElement>
      <ProductBadges isNew={product.isNew} sale={product.sale} />
      {onWishlistToggle && (
        <WishlistHeart
          saved={product.isInWishlist}
          state={wishlist}
          titleId={titleId}
          onToggle={() => onWishlistToggle({ productId, saved: !product.isInWishlist })}
        />
      )}
      {onSaveWithNote && !product.isInWishlist && (
        <NoteButton showOnHover titleId={titleId} onPress={() => onSaveWithNote({ productId })} />
      )}
    </>
  )
}
