import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CartConflictView } from '@skafferi/domain/shop/cart/views'
import type { CartChangeView } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { WarningIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { conflictsWords } from '../../../words/generated/conflicts'
import { useShopPaths } from '../../service/shop-paths'
import { CartChange } from './CartChange'
import { CartConflict, type CartConflictEvents } from './CartConflict'

/** Number of conflicts that are shown initially. */
const INITIAL_COUNT = 5

export interface CartConflictsProps {
  /** The changed lines; without lines and `change` nothing is rendered. */
  conflicts: readonly CartConflictView[]
  /** Changes to the cart as a whole, such as totals or addresses; `null` by default. */
  change?: CartChangeView | null
  /** The actions for lines. Omit if lines cannot be changed on this page: a link to the cart is shown instead. */
  actions?: CartConflictEvents
  /** Set if the order was refused because of the change. The section gets the focus once, then this is called. */
  onRefusalShown?: () => void
  /** The buyer dismissed the notice. Omit if an action is required first. */
  onDismiss?: () => void
}

/** Changes since the buyer loaded the page: missing stock, other prices, refused lines, and what to do. */
export function CartConflicts({ conflicts, change = null, actions, onRefusalShown, onDismiss }: CartConflictsProps) {
  const t = useWords(conflictsWords)
  const paths = useShopPaths()
  const titleId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const section = useRef<HTMLElement>(null)
  const showRefusal = useEffectEvent(() => {
    section.current?.focus()
    onRefusalShown?.()
  })
  const isShown = conflicts.length > 0 || change !== null
  const isRefused = isShown && onRefusalShown !== undefined
  useEffect(() => {
    if (isRefused) showRefusal()
  }, [isRefused])
  if (!isShown) return null
  const visibleConflicts = isExpanded ? conflicts : conflicts.slice(0, INITIAL_COUNT)
  const lineCount = new Set(conflicts.map(({ lineId }) => lineId)).size
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-4 flex gap-2.5 rounded-md border border-transparent bg-caution-quiet px-3.5 py-3 text-ink"
    >
      <span className="text-caution">
        <WarningIcon />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id={titleId} className="me-auto text-base tracking-flat">
            {change ? t('changed.title') : t('title', { count: lineCount })}
          </h2>
          {!actions && <Link href={paths.cart}>{t('change')}</Link>}
          {onDismiss && (
            <Button variant="quiet" size="sm" onPress={onDismiss}>
              {t('dismiss')}
            </Button>
          )}
        </div>
        {change && <CartChange change={change} />}
        <ul>
          {visibleConflicts.map((conflict) => (
            <CartConflict key={conflict.lineId + conflict.kind} conflict={conflict} actions={actions} />
          ))}
        </ul>
        {visibleConflicts.length < conflicts.length && (
          <span>
            <Button variant="quiet" size="sm" onPress={() => setIsExpanded(true)}>
              {t('more', { count: conflicts.length - visibleConflicts.length })}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}
