import { cva, type VariantProps } from 'class-variance-authority'
import type { TierView } from '@skafferi/domain/shop/product/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'

/** Yellow marks the active tier only if it is lower than the unit price, or than the price without the sale. */
const tierStyles = cva('num grid flex-1 basis-22 content-start px-3.5 py-2.5 max-md:px-2.5 max-md:py-2', {
  variants: {
    state: {
      better: 'bg-price-better text-ink-on-price',
      active: 'shadow-[inset_0_-3px_var(--shelf)] forced-colors:outline-2 forced-colors:-outline-offset-2',
      idle: '',
    },
  },
})

const smallStyles = cva('text-xs', {
  variants: { state: { better: '', active: 'text-ink-muted', idle: 'text-ink-muted' } },
})

export interface TierTableProps {
  /** By rising quantity. */
  tiers: readonly TierView[]
  /** `from` if prices are the lowest of several variants, which each price states; `exact` by default. */
  kind?: 'exact' | 'from'
  /** The unit of a piece ("can"); `null` for "pieces". */
  unit: string | null
}

/** Returns a function that writes the quantities of a tier with their unit: "1–49 cans", "50 or more". */
export function useTierRange(unit: string | null) {
  const t = useWords(productWords)
  const tCatalog = useWords(catalogWords)
  return ({ from, to, fromText }: Pick<TierView, 'from' | 'to' | 'fromText'>): string => {
    if (to === null) return t('tierFrom', { from: fromText })
    const pieces = tCatalog('pieces', { unit: unit ?? 'other', count: to })
    return from === to ? pieces : t('tierRange', { from: fromText, to: pieces })
  }
}

/** All prices by quantity, side by side, with the active tier marked. */
export function TierTable({ tiers, kind = 'exact', unit }: TierTableProps) {
  const t = useWords(productWords)
  const tCatalog = useWords(catalogWords)
  const range = useTierRange(unit)

  return (
    <ul
      aria-label={t('tiers')}
      className={
        'm-0 flex list-none flex-wrap overflow-hidden rounded-md border border-line-strong bg-surface p-0 ' +
        '*:-ms-px *:-mt-px *:border-s *:border-t *:border-line-strong'
      }
    >
      {tiers.map((tier) => {
        const { original } = tier
        const state = tier.active ? (tier.isBulkPrice || original !== null ? 'better' : 'active') : 'idle'
        return (
          <li
            key={tier.from}
            aria-current={tier.active || undefined}
            data-tier={state}
            className={tierStyles({ state })}
          >
            <span className={smallStyles({ state })}>{range(tier)}</span>
            <span className="flex flex-wrap items-baseline gap-x-1.5">
              {kind === 'from' && <span className={smallStyles({ state })}>{tCatalog('priceFrom')}</span>}
              <b className="text-lg whitespace-nowrap">{tier.price}</b>
              {original !== null && <OriginalPrice price={original} state={state} />}
            </span>
            <span className={smallStyles({ state })}>
              {tier.saving === null ? t('unitPrice') : t('tierSaving', { saving: tier.saving })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The price of the tier without the sale. */
function OriginalPrice({
  price,
  state,
}: {
  price: string
  state: NonNullable<VariantProps<typeof tierStyles>['state']>
}) {
  const t = useWords(catalogWords)
  return (
    <>
      <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
      <s className={smallStyles({ state })}>{price}</s>
    </>
  )
}
