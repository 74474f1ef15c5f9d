import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Badge } from '../../content/badge'
import { ForwardIcon, WarningIcon } from '../../content/icon'
import type { PriceChange } from './stages'

export interface PriceChangesProps {
  prices: readonly PriceChange[]
}

/** The prices of a row that change: what they are, and what they will be. Unusually large changes are marked. */
export function PriceChanges({ prices }: PriceChangesProps) {
  const t = useWords(officePartsWords)
  return prices.map(({ id, label, before, after, jump }) => (
    <span key={id} className="num flex flex-wrap items-center gap-x-1.5 md:justify-end">
      {label !== null && <span className="text-xs text-ink-muted">{label}</span>}
      {before !== null && <del className="text-ink-muted">{before}</del>}
      {before !== null && (
        <span className="text-ink-muted">
          <ForwardIcon size="sm" />
        </span>
      )}
      {after === null ? (
        <span className="text-ink-muted">{t('import.check.noPrice')}</span>
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
