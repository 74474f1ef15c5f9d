import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/actions/button'
import { CartIcon, CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { QuantityStepper, type Quantity } from '../quantity-stepper'
import type { CardEvents, CardProps } from './card-props'
import { MoreRow } from './MoreRow'

interface CardActionsProps extends CardEvents, Required<Pick<CardProps, 'product' | 'state'>> {
  /** The number of pieces. */
  quantity: Quantity
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
  /** The id of the element with the error of the quantity. */
  messageId: string
}

export interface FullCardActionsProps extends CardActionsProps {
  /** The product's page. */
  href: string
}

/** The last two rows of a full card: the purchase, and the secondary actions. */
export function FullCardActions({ href, ...props }: FullCardActionsProps) {
  const { product, titleId, onSelectVariant } = props
  const t = useWords(catalogWords)
  const { id: productId, title, variantId, hasMultipleVariants, stock } = product
  const canChooseVariant = variantId === null && hasMultipleVariants && stock.state !== 'out'
  if (variantId !== null && stock.state !== 'out')
    return <PurchaseControls {...props} href={href} variantId={variantId} />
  return (
    <>
      <Row>
        <Button
          size="sm"
          variant="secondary"
          width="full"
          disabled={!canChooseVariant}
          aria-haspopup={canChooseVariant ? 'dialog' : undefined}
          aria-describedby={titleId}
          onPress={() => onSelectVariant({ productId })}
        >
          {canChooseVariant ? t('selectVariant') : t('outOfStock')}
        </Button>
      </Row>
      <MoreRow title={title} href={href}>
        {hasMultipleVariants && <span className="tracking-[-0.02em] whitespace-nowrap">{t('multipleVariants')}</span>}
      </MoreRow>
    </>
  )
}

interface PurchaseControlsProps extends FullCardActionsProps {
  variantId: string
}

/**
 * Quantity and Add to Cart, then Buy Now: adding is the primary action (DECISIONS row 28a). Only the pressed button is
 * busy; both ignore a second press.
 */
function PurchaseControls({
  product,
  variantId,
  state,
  quantity,
  titleId,
  messageId,
  href,
  onAddToCart,
  onBuyNow,
}: PurchaseControlsProps) {
  const t = useWords(catalogWords)
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const busyButton = state === 'busy' ? pressed : null
  const { entry, fieldRef, setEntry, buy } = quantity
  const purchase = (pieces: { quantity: number }) => ({ productId: product.id, variantId, ...pieces })
  const add = () => buy((pieces) => onAddToCart(purchase(pieces)))

  function press(button: 'add' | 'buy', act: () => void) {
    if (busyButton !== null) return
    setPressed(button)
    act()
  }

  return (
    <div data-purchase className="print:hidden">
      <Row>
        <span className="w-23 flex-none">
          <QuantityStepper
            {...product.stock.orderRule}
            size="tile"
            width="full"
            entry={entry}
            itemName={product.title}
            fieldRef={fieldRef}
            describedBy={entry.note === null ? undefined : messageId}
            onEntry={setEntry}
            onEnter={add}
          />
        </span>
        <span className="grid min-w-0 flex-auto [&>button]:px-1">
          <Button
            size="sm"
            variant={state === 'added' ? 'done' : 'primary'}
            busy={busyButton === 'add'}
            busyLabel={t('adding')}
            aria-describedby={titleId}
            onPress={() => press('add', add)}
          >
            <span className="flex-none max-[23rem]:hidden">
              {state === 'added' ? <CheckIcon size="sm" /> : <CartIcon size="sm" />}
            </span>
            {t('addToCart')}
          </Button>
        </span>
      </Row>
      <MoreRow title={product.title} href={href}>
        <span
          className={
            '-ms-2 grid [--control-sm:1.625rem] forced-colors:ms-0 [&>button]:px-2 [&>button]:py-0 ' +
            '[&>button>span]:justify-items-start'
          }
        >
          <Button
            size="sm"
            variant="quiet"
            busy={busyButton === 'buy'}
            busyLabel={t('adding')}
            aria-describedby={titleId}
            onPress={() => press('buy', () => buy((pieces) => onBuyNow(purchase(pieces))))}
          >
            {t('buyNow')}
          </Button>
        </span>
      </MoreRow>
    </div>
  )
}

/**
 * On phones, where the card is horizontal, its controls have their full height, and on the narrowest ones a line each
 * unless both fit in one.
 */
function Row({ children }: { children: ReactNode }) {
  return <div className="flex gap-1.5 max-md:[--control-sm:var(--control)] max-[23rem]:flex-wrap">{children}</div>
}
