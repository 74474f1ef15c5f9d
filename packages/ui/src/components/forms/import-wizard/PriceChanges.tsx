import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Badge } from '../../content/badge'
import { ForwardIcon, WarningIcon } from '../../content/icon'
import type { PriceChange } from './stages'

export interface PriceChangesProps {
  prices: readonly PriceChange[]
  /** At which side of its cell it is; the end by default. */
  align?: 'start' | 'end'
}

/** The values of a row that change: what they are, and what they will be. Unusually large changes are marked. */
export function PriceChanges({ prices, align = 'end' }: PriceChangesProps) {
  const t = useWords(importWizardWords)
  return prices.map(({ id, label, before, after, jump }) => (
    <span
      key={id}
      className={`num flex flex-wrap items-center gap-x-1.5 wrap-anywhere ${align === 'end' ? 'md:justify-end' : ''}`}
    >
      {label !== null && <span className="text-xs text-ink-muted">{label}</span>}
      {before !== null && <del className="text-ink-muted">{before}</del>}
      {before !== null && (
        <span className="text-ink-muted">
          <ForwardIcon size="sm" />
        </span>
      )}
      {after === null ? (
        <span className="text-ink-muted">{t('check.noPrice')}</span>
      ) : (
        <ins className="font-medium no-underline">{after}</ins>
      )}
      {jump !== null && (
        <Badge variant="plain" tone="caution" icon={<WarningIcon size="sm" />}>
          {jump}
        </Badge>
      )}
    </span>
  ))
}
