import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { CloseIcon } from '../icon'
import { IconButton } from '../../actions/icon-button'
import type { DataSelection } from './rows'

export interface SelectionBarProps {
  selection: DataSelection
  /** Clears the selection. */
  onClear: () => void
}

/** The number of selected rows, their sum, and the bulk actions. */
export function SelectionBar({ selection: { ids, summary, actions }, onClear }: SelectionBarProps) {
  const t = useWords(officePartsWords)
  return (
    <div
      role="group"
      aria-label={t('selection')}
      className={
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-strong bg-brand-quiet px-4 py-1.5 ' +
        'forced-colors:border-b-2 print:hidden'
      }
    >
      <b className="num text-sm">{t('selected', { count: ids.size })}</b>
      {summary !== undefined && <span className="num text-xs text-ink-muted max-md:hidden">{summary}</span>}
      <span className="ms-auto flex min-w-0 flex-wrap items-center gap-2">
        {actions}
        <IconButton size="sm" label={t('select.none')} icon={<CloseIcon size="sm" />} onPress={onClear} />
      </span>
    </div>
  )
}
