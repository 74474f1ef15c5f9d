import { useState, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { MinusIcon, PlusIcon } from '../../components/icon'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'

const frameStyles = cva([
  'inline-grid h-control w-28 grid-cols-[1.875rem_minmax(2.25rem,1fr)_1.875rem] items-stretch rounded-md border',
  'border-line-control bg-surface hover:border-ink has-[input:focus-visible]:outline-2',
  'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
])

const inputStyles = cva([
  'num m-0 w-full min-w-0 appearance-none border-x border-line bg-transparent p-0 text-center font-bold outline-none',
  'shadow-none [appearance:textfield] max-md:text-base',
  '[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
])

const buttonStyles = cva(
  [
    'grid place-items-center border-0 bg-transparent p-0 first:rounded-s-md last:rounded-e-md',
    'transition-[background-color] duration-fast focus-visible:shadow-none focus-visible:-outline-offset-3',
  ],
  {
    variants: {
      state: {
        ready: 'cursor-pointer text-ink hover:bg-well active:bg-fill',
        refused: 'cursor-not-allowed text-line-control',
      },
    },
  },
)

export interface StockAdjusterProps {
  /** The id of the element that names the product: the amount belongs to it. */
  labelledBy: string
  /** Pieces in the line now. */
  quantity: number
  /** The most pieces a line may have. */
  maxQuantity: number
  /** The amount was added (above 0) or subtracted (below 0). */
  onAdjust: (event: { adjustment: number }) => void
}

/**
 * An amount, and minus and plus that subtract it from the line or add it: the Stock Amount of the specification.
 * It is not the line's quantity. A subtraction that would leave less than one piece is refused (Specification
 * (shopping), cart quantity adjust).
 */
export function StockAdjuster({ labelledBy, quantity, maxQuantity, onAdjust }: StockAdjusterProps) {
  const t = useWords(cartWords)
  const [text, setText] = useState('1')
  const amount = amountOf(text, maxQuantity)

  return (
    <span role="group" aria-labelledby={labelledBy} className={frameStyles()}>
      <AdjustButton
        label={t('line.subtract')}
        refused={quantity - amount < 1}
        onPress={() => onAdjust({ adjustment: -amount })}
      >
        <MinusIcon size="sm" />
      </AdjustButton>
      <input
        type="number"
        inputMode="numeric"
        aria-label={t('line.amount')}
        min={1}
        max={maxQuantity}
        value={text}
        className={inputStyles()}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(String(amount))}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <AdjustButton
        label={t('line.add')}
        refused={quantity + amount > maxQuantity}
        onPress={() => onAdjust({ adjustment: amount })}
      >
        <PlusIcon size="sm" />
      </AdjustButton>
    </span>
  )
}

/** The whole number a text says; 1, the specified default, where it says none. */
function amountOf(text: string, maxQuantity: number): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), maxQuantity)
}

interface AdjustButtonProps {
  label: string
  /** It says so and keeps the focus, or the keyboard would lose its place. */
  refused: boolean
  onPress: () => void
  children: ReactNode
}

function AdjustButton({ label, refused, onPress, children }: AdjustButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={refused || undefined}
      className={buttonStyles({ state: refused ? 'refused' : 'ready' })}
      onClick={refused ? undefined : onPress}
    >
      {children}
    </button>
  )
}
