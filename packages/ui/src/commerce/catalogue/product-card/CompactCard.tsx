import { Button } from '../../../components/actions/button'
import { CartIcon, CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { CardFrame } from './CardFrame'
import { CardLabel } from './CardLabel'
import { CardMedia } from './CardMedia'
import { CardPrice, type CardPriceProps } from './CardPrice'
import type { CardProps } from './card-props'
import { ColorDots } from './ColorDots'
import { MoreRow } from './MoreRow'
import { useCard } from './use-card'

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

export interface CompactCardProps extends CardProps {
  /** `inline` if each price states that VAT is added, `page` if its section does so once; `inline` by default. */
  vatNote?: CardPriceProps['vatNote']
}

/** The compact card with Add to Cart only, for every width: at most 320 px high. It loads no quantity field. */
export function CompactCard({ headingLevel, vatNote, ...card }: CompactCardProps) {
  const { titleId, href, state, statusProps } = useCard(card, onePiece)
  const t = useWords(catalogWords)
  const { product, onAddToCart, onSelectVariant } = card
  return (
    <CardFrame
      variant="compact"
      aria-labelledby={titleId}
      data-state={state}
      media={<CardMedia {...card} href={href} titleId={titleId} size="compact" />}
      text={
        <>
          <CardLabel
            product={product}
            titleId={titleId}
            href={href}
            headingLevel={headingLevel}
            statusProps={statusProps}
          />
          {product.colors.length > 0 && <ColorDots names={product.colors} place="picture" />}
          <div className="mt-auto pb-1.5">
            <CardPrice product={product} vatNote={vatNote} />
          </div>
        </>
      }
      actions={
        <>
          <div className="grid">
            <CompactCardAction {...{ product, state, titleId, onAddToCart, onSelectVariant }} />
          </div>
          <MoreRow title={product.title} href={href}>
            {product.hasMultipleVariants && (
              <span className="tracking-[-0.02em] whitespace-nowrap max-md:hidden">{t('multipleVariants')}</span>
            )}
          </MoreRow>
        </>
      }
    />
  )
}
