import type { CartChangeView } from '@skafferi/domain/shop/checkout/views'
import { useWords, type Translate } from '../../../words'
import { conflictsWords, type ConflictsWords } from '../../../words/generated/conflicts'

export interface CartChangeProps {
  change: CartChangeView
}

interface Difference {
  /** The changed value; unique in the list. */
  key: string
  term: string
  was: string
  now: string
  /** True for the total. */
  isTotal?: boolean
}

function actorText(by: NonNullable<CartChangeView['by']>, t: Translate<ConflictsWords>): string {
  if (by === 'shop') return t('changed.byShop')
  return by.isYou ? t('changed.byYou') : t('changed.by', { name: by.name })
}

/** Shows who or what changed the cart, the old and new values, and what to do. */
export function CartChange({ change: { by, addresses, figures, references, delivery, due } }: CartChangeProps) {
  const t = useWords(conflictsWords)
  const text = (given: string) => given || t('changed.empty')
  const differences: Difference[] = [
    ...(delivery ? [{ key: 'delivery', term: t('changed.delivery'), ...delivery }] : []),
    ...(due ? [{ key: 'due', term: t('changed.due'), ...due }] : []),
    ...references.map(({ field, was, now }) => ({
      key: field,
      term: t('changed.reference', { field }),
      was: text(was),
      now: text(now),
    })),
    ...figures.map(({ name, was, now }) => ({
      key: name,
      term: t('changed.figure', { name }),
      was,
      now,
      isTotal: name === 'total',
    })),
  ]
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {by && `${actorText(by, t)} `}
        {t('changed.next')}
      </p>
      {addresses.map((kind) => (
        <p key={kind}>{t('changed.address', { kind })}</p>
      ))}
      {differences.length > 0 && (
        <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          {differences.map(({ key, term, was, now, isTotal }) => (
            <div key={key} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <dt>{term}</dt>
              <dd className="num flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
                <s className="min-w-0 text-ink-muted">{was}</s>
                <span aria-hidden="true">→</span>
                <strong data-total={isTotal || undefined} className="min-w-0 data-total:text-lg">
                  {now}
                </strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
