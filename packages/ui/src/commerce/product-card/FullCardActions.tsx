import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button'
import { CartIcon, CheckIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { QuantityStepper } from '../quantity-stepper'
import type { CardActionsProps } from './card-actions'

export interface FullCardActionsProps extends CardActionsProps {
  /** The product's page. */
  href: string
}

/** The last two rows of a card's label: the purchase, and the secondary links. */
export function FullCardActions({ href, ...props }: FullCardActionsProps) {
  const { product, titleId, onSelectVariant } = props
  const t = useWords(catalogWords)
  const { id: productId, title, variantId, hasMultipleVariants, stock } = product
  const isChoosable = variantId === null && hasMultipleVariants && stock.state !== 'out'
  const more = (
    <span className="ms-auto flex-none text-2xs font-medium print:hidden [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center">
      <Link href={href} label={t('viewMoreOf', { title })}>
        {t('viewMore')}
      </Link>
    </span>
  )
  if (variantId !== null && stock.state !== 'out') return <Buying {...props} variantId={variantId} more={more} />
  return (
    <>
      <Row>
        <Button
          size="sm"
          variant="secondary"
          width="full"
          disabled={!isChoosable}
          aria-haspopup={isChoosable ? 'dialog' : undefined}
          aria-describedby={titleId}
          onPress={() => onSelectVariant({ productId })}
        >
          {isChoosable ? t('selectVariant') : t('outOfStock')}
        </Button>
      </Row>
      <Quiet>
        {hasMultipleVariants && <span className="min-w-0 truncate">{t('multipleVariants')}</span>}
        {more}
      </Quiet>
    </>
  )
}

interface BuyingProps extends CardActionsProps {
  variantId: string
  more: ReactNode
}

/**
 * Quantity and Add to Cart, then Buy Now: adding is the primary action (DECISIONS row 28a). Only the pressed button is
 * busy; both ignore a second press.
 */
function Buying({ product, variantId, state, quantity, titleId, messageId, more, onAddToCart, onBuyNow }: BuyingProps) {
  const t = useWords(catalogWords)
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const working = state === 'busy' ? pressed : null
  const { entry, fieldRef, setEntry, buy } = quantity
  const purchase = (pieces: { quantity: number }) => ({ productId: product.id, variantId, ...pieces })
  const add = () => buy((pieces) => onAddToCart(purchase(pieces)))

  function press(button: 'add' | 'buy', act: () => void) {
    if (working !== null) return
    setPressed(button)
    act()
  }

  return (
    <div data-purchase className="print:hidden">
      <Row>
        <span className="w-23 flex-none">
          <QuantityStepper
            size="tile"
            width="full"
            entry={entry}
            of={product.title}
            fieldRef={fieldRef}
            describedBy={entry.note === null ? undefined : messageId}
            onEntry={setEntry}
            onEnter={add}
          />
        </span>
        <span className="grid min-w-0 flex-1 [&>button]:px-1">
          <Button
            size="sm"
            variant={state === 'added' ? 'done' : 'primary'}
            busy={working === 'add'}
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
      <Quiet>
        <span className="-ms-2 grid [--control-sm:1.625rem] [&>button]:px-2 [&>button]:py-0 [&>button>span]:justify-items-start">
          <Button
            size="sm"
            variant="quiet"
            busy={working === 'buy'}
            busyLabel={t('adding')}
            aria-describedby={titleId}
            onPress={() => press('buy', () => buy((pieces) => onBuyNow(purchase(pieces))))}
          >
            {t('buyNow')}
          </Button>
        </span>
        {more}
      </Quiet>
    </div>
  )
}

/** On phones, where the card is horizontal, its controls have their full height. */
function Row({ children }: { children: ReactNode }) {
  return <div className="flex gap-1.5 max-md:[--control-sm:var(--control)]">{children}</div>
}

function Quiet({ children }: { children: ReactNode }) {
  return <div className="flex min-h-6.5 items-center gap-2 text-2xs text-ink-muted">{children}</div>
}
