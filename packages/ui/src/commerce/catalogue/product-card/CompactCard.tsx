import type { ReactNode } from 'react'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Button } from '../../../components/actions/button'
import { CartIcon, CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { Link } from '../../../components/actions/link'
import { StockLabel } from '../../prices-and-stock/stock-label'
import { CardFrame } from './CardFrame'
import { CardMedia } from './CardMedia'
import { CardPrice } from './CardPrice'
import type { CardProps } from './card-props'
import { CardStatus } from './CardStatus'
import { ColorDots } from './ColorDots'
import { PackLine } from './PackLine'
import { useCard } from './use-card'
import { DeliveryRestriction } from './DeliveryRestriction'
import { ProductRating } from './ProductRating'

interface CompactCardFooterProps {
  product: ProductCardView
  /** The product's page. */
  href: string
  /** The pack, or the result of the last press. */
  children: ReactNode
}

/** The last row of a compact card: pack or message, and the link to the product. */
function CompactCardFooter({ product: { title, deliveryRestriction }, href, children }: CompactCardFooterProps) {
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

interface CompactCardActionProps extends Pick<CardProps, 'product' | 'state' | 'onAddToCart' | 'onSelectVariant'> {
  /** The id of the product's name, which makes the button's label unique. */
  titleId: string
}

/** Adds one piece with each press. With several variants, opens their choice first. */
function CompactCardAction({ product, state, titleId, onAddToCart, onSelectVariant }: CompactCardActionProps) {
  const t = useWords(catalogWords)
  const { id: productId, variantId, hasMultipleVariants, stock } = product
  const shared = { size: 'sm', 'aria-describedby': titleId } as const

  if (stock.state === 'out' || (variantId === null && !hasMultipleVariants)) {
    return (
      <Button {...shared} variant="secondary" disabled>
        {t('outOfStock')}
      </Button>
    )
  }
  if (variantId === null) {
    return (
      <Button {...shared} variant="secondary" aria-haspopup="dialog" onPress={() => onSelectVariant({ productId })}>
        {t('selectVariant')}
      </Button>
    )
  }
  return (
    <Button
      {...shared}
      busy={state === 'busy'}
      busyLabel={t('adding')}
      onPress={() => onAddToCart({ productId, variantId, quantity: 1 })}
    >
      {state === 'added' ? <CheckIcon size="sm" /> : <CartIcon size="sm" />}
      {t('addToCart')}
    </Button>
  )
}

/** Each press adds one piece; there is no quantity field. */
const onePiece = { value: 1, note: null }

/** The compact card with Add to Cart only, for every width. It loads no quantity field. */
export function CompactCard({ headingLevel, ...card }: CardProps) {
  const { titleId, href, state, statusProps } = useCard(card, onePiece)
  const { product, onAddToCart, onSelectVariant } = card
  return (
    <CardFrame
      variant="compact"
      aria-labelledby={titleId}
      data-state={state}
      media={<CardMedia {...card} href={href} titleId={titleId} size="compact" />}
      text={
        <>
          <CardHeader product={product} titleId={titleId} href={href} headingLevel={headingLevel} />
          {product.colors.length > 0 && <ColorDots names={product.colors} />}
          <CompactCardFooter product={product} href={href}>
            <CardStatus {...statusProps}>
              <PackLine product={product} />
            </CardStatus>
          </CompactCardFooter>
        </>
      }
      actions={
        <div className="grid gap-2">
          <CardPrice product={product} flow="column" />
          <CompactCardAction {...{ product, state, titleId, onAddToCart, onSelectVariant }} />
        </div>
      }
    />
  )
}

interface CardHeaderProps extends Pick<CardProps, 'product' | 'headingLevel'> {
  /** The id of the product's name. */
  titleId: string
  /** The product's page. */
  href: string
}

/** Brand and SKU, name, rating and stock, in this order (design language). */
function CardHeader({ product, titleId, href, headingLevel = 2 }: CardHeaderProps) {
  const { title, brand, sku, rating, stock } = product
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-2 text-2xs text-ink-muted">
        <span className="min-w-0 truncate">{brand}</span>
        {sku !== null && <span className="num wrap-anywhere">{sku}</span>}
      </p>
      <Heading id={titleId} className="text-sm tracking-[-0.012em] text-pretty wrap-anywhere">
        <Link href={href} variant="quiet">
          {title}
        </Link>
      </Heading>
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <ProductRating rating={rating} />
        <StockLabel stock={stock} />
      </p>
    </>
  )
}
