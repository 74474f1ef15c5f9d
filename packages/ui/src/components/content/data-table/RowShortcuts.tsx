import { KeyCaps } from '../../../internal/key-caps'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Button } from '../../actions/button'
import { usePageKeys } from './page-keys'

export interface RowShortcutsProps {
  /** True if rows can be selected. */
  selectable?: boolean
}

/** Keyboard shortcuts for rows, in a table's footer. Hidden on narrow and touch screens. */
export function RowShortcuts({ selectable = false }: RowShortcutsProps) {
  const t = useWords(officePartsWords)
  const keys = usePageKeys()
  return (
    <span className="flex items-center gap-3 max-lg:hidden pointer-coarse:hidden">
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
      {keys && (
        <Button variant="quiet" size="sm" onPress={() => keys.onChange({ enabled: !keys.enabled })}>
          {t(keys.enabled ? 'keys.off' : 'keys.on')}
        </Button>
      )}
    </span>
  )
}
