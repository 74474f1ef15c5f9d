import type { DispatchView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { dispatchWords } from '../../../words/generated/dispatch'

export interface DispatchTextProps {
  /** When the pieces of a line ship; `null` if all ship now, which needs no text. */
  dispatch: DispatchView | null
}

/** When the pieces of a line ship, if some ship later: "Ships: 2 now, 3 on 12 Jan". */
export function DispatchText({ dispatch }: DispatchTextProps) {
  const t = useWords(dispatchWords)
  if (!dispatch) return null
  const { now, later, day } = dispatch
  return (
    <span className="num block text-xs font-medium text-caution">
      {t('ships', { now: now ?? 'none', later, day: day ?? 'none' })}
    </span>
  )
}
