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
  const laterText = day === null ? t('laterUnknown', { later }) : t('later', { later, day })
  const both = now !== null && (day === null ? t('bothUnknown', { now, later }) : t('both', { now, later, day }))
  return <span className="num block text-xs font-medium text-caution">{both || laterText}</span>
}
