import type { ReactNode } from 'react'
import { KeyCaps } from '../../../internal/key-caps'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { WarningIcon } from '../icon'

export interface CellErrorProps {
  /** The `errorId` of its EditCell. */
  id: string
  /** The row, the reason, and the current value ("SYL-0400: stock counts whole jars. It still stands at 890."). */
  children: ReactNode
}

/** Why a change was rejected, below its row. */
export function CellError({ id, children }: CellErrorProps) {
  const t = useWords(officePartsWords)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-critical">
      <WarningIcon size="sm" />
      <span id={id} role="alert" className="min-w-0 font-medium wrap-anywhere">
        {children}
      </span>
      <span className="text-ink-muted">
        <KeyCaps keys={['Escape']} />
        {t('cell.putBack')}
      </span>
    </span>
  )
}
