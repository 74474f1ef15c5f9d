import { KeyCaps } from '../../../internal/key-caps'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'

export interface RowShortcutsProps {
  /** True if rows can be selected. */
  selectable?: boolean
}

/** Keyboard shortcuts for rows, in a table's footer. Hidden on narrow and touch screens. */
export function RowShortcuts({ selectable = false }: RowShortcutsProps) {
  const t = useWords(officePartsWords)
  return (
    <span className="flex gap-3 max-lg:hidden pointer-coarse:hidden">
      <span>
        <KeyCaps keys={['J', 'K']} />
        {t('keys.move')}
      </span>
      {selectable && (
        <span>
          <KeyCaps keys={['X']} />
          {t('keys.select')}
        </span>
      )}
      <span>
        <KeyCaps keys={['Enter']} />
        {t('keys.open')}
      </span>
    </span>
  )
}
