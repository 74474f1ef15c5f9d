import type { CartChangeView } from '@skafferi/domain/checkout/views'
import { useWords } from '../../words'
import { conflictsWords } from '../../words/generated/conflicts'

export interface CartChangeProps {
  change: CartChangeView
}

/** Who or what has changed the cart, which addresses and figures are other ones, and what to do now. */
export function CartChange({ change: { by, addresses, figures } }: CartChangeProps) {
  const t = useWords(conflictsWords)
  const person = by && (by.isYou ? t('changed.byYou') : t('changed.by', { name: by.name }))
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {person ?? t('changed.byShop')} {t('changed.next')}
      </p>
      {addresses.map((kind) => (
        <p key={kind}>{t('changed.address', { kind })}</p>
      ))}
      {figures.length > 0 && (
        <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          {figures.map(({ name, was, now }) => (
            <div key={name} className="flex items-baseline gap-x-2">
              <dt>{t('changed.figure', { name })}</dt>
              <dd className="num flex items-baseline gap-x-2">
                <s className="text-ink-muted">{was}</s>
                <span aria-hidden="true">→</span>
                <strong data-total={name === 'total' || undefined} className="data-total:text-lg">
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
