import type { ReactNode } from 'react'
import { KeyCaps } from '../../../internal/key-caps'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Button } from '../../actions/button'
import { WarningIcon } from '../icon'

export interface CellErrorProps {
  /** The `errorId` of its EditCell. */
  id: string
  /** The row, the reason, and the current value ("SYL-0400: stock counts whole jars. It still stands at 890."). */
  children: ReactNode
  /** The user saves the refused value all the same. Omit it if it cannot be saved. */
  onConfirm?: () => void
  /** The user restores the previous value. Without it, only Escape in the cell does. */
  onRevert?: () => void
}

/** Why a change was rejected, below its row, with what can be done about it. */
export function CellError({ id, children, onConfirm, onRevert }: CellErrorProps) {
  const t = useWords(officePartsWords)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-critical">
      <WarningIcon size="sm" />
      <span id={id} role="alert" className="min-w-0 font-medium wrap-anywhere">
        {children}
      </span>
      {onConfirm && (
        <Button size="sm" variant="secondary" onPress={onConfirm}>
          {t('cell.confirm')}
        </Button>
      )}
      {onRevert ? (
        <Button size="sm" variant="quiet" onPress={onRevert}>
          {t('cell.restore')}
        </Button>
      ) : (
        <span className="text-ink-muted">
          <KeyCaps keys={['Escape']} />
          {t('cell.putBack')}
        </span>
      )}
    </span>
  )
}
