import { CompactCardAction } from './CompactCardAction'
import { CompactCardFooter } from './CompactCardFooter'
import { CardFrame } from './CardFrame'
import { CardHeader } from './CardHeader'
import { CardMedia } from './CardMedia'
import { CardPrice } from './CardPrice'
import type { CardProps } from './card-props'
import { CardStatus } from './CardStatus'
import { ColorDots } from './ColorDots'
import { PackLine } from './PackLine'
import { useCard } from './use-card'

/** Each press adds one piece; there is no quantity field. */
const onePiece = { value: 1, note: null }

/** The compact card with Add to Cart only, for every width. It loads no quantity field. */
export function CompactCard({ headingLevel, ...card }: CardProps) {
  const { titleId, href, state, statusProps } = useCard(card, onePiece)
  const { product, onAddToCart, onBuyNow, onSelectVariant } = card
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
          <CompactCardAction {...{ product, state, titleId, onAddToCart, onBuyNow, onSelectVariant }} />
        </div>
      }
    />
  )
}
