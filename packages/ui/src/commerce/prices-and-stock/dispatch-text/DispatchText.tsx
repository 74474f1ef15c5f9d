import type { DispatchView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { dispatchWords } from '../../../words/generated/dispatch'

export interface DispatchTextProps {
  /** When the pieces of a line ship; `null` if all ship now, which needs no text. */
  dispatch: DispatchView | null
}

/** When the pieces of a line ship, if some ship later: "Ships: 2 now, 3 on 12 Jan". */
export function DispatchText({ dispatch }: DispatchTextProps) {
  const textOf = useDispatchText()
  return dispatch && <span className="num block text-xs font-medium text-caution">{textOf(dispatch)}</span>
}

export interface AgeLimitProps {
  /** The age limit of the product in years; `null` if it has none, which needs no text. */
  years: number | null
}

/** The age limit of a line: "18+". */
export function AgeLimit({ years }: AgeLimitProps) {
  const t = useWords(dispatchWords)
  return years && <span className="num block text-xs font-medium text-caution">{t('ageLimit', { years })}</span>
}

/** The dispatch texts of an order, one for each day on which pieces ship later. */
export function DispatchTexts({ dispatches }: { dispatches: readonly DispatchView[] }) {
  return dispatches.map((dispatch) => <DispatchText key={dispatch.day} dispatch={dispatch} />)
}

/** Returns the dispatch as text. */
export function useDispatchText(): (dispatch: DispatchView) => string {
  const t = useWords(dispatchWords)
  return ({ now, later, day }) => t('ships', { now: now ?? 'none', later, day: day ?? 'none' })
}
