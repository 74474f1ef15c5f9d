import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { controlStyles } from '../field'
import { SelectBox } from '../select-field'
import type { ImportEvents, MatchColumn, MatchStage } from './stages'

export interface MatchTargetProps extends Pick<ImportEvents, 'onMatch'>, Pick<MatchStage, 'targets'> {
  column: MatchColumn
}

/**
 * The field that a column is matched to and, for a tier's price, its minimum quantity. Labelled by the row's header.
 */
export function MatchTarget({ column: { id, name, target, quantity }, targets, onMatch }: MatchTargetProps) {
  const t = useWords(importWizardWords)
  return (
    <span className="flex items-center gap-2 flex-wrap md:min-w-56">
      <span className="flex min-w-36 flex-1">
        <SelectBox
          label={t('match.targetOf', { column: name })}
          emptyLabel={t('match.leave')}
          options={targets}
          value={target}
          onChange={({ value }) => onMatch({ column: id, target: value })}
        />
      </span>
      {quantity !== undefined && (
        <label className="flex flex-none items-center gap-2 text-ink-muted">
          <span aria-hidden="true">{t('match.from')}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('match.fromOf', { column: name })}
            aria-invalid={quantity === '' || undefined}
            size={5}
            value={quantity}
            className={`num ${controlStyles()}`}
            onChange={(event) => onMatch({ column: id, target, quantity: event.currentTarget.value })}
          />
        </label>
      )}
    </span>
  )
}
