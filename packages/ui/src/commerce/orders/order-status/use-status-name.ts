import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { statusAppearance, type StatusKind } from './status-map'

/** Returns the name of a status for places without badges, e.g. the options of a select. */
export function useStatusName(kind: StatusKind): (status: string) => string {
  const t = useWords(ordersWords)
  return (status) => {
    const appearance = statusAppearance(kind, status)
    return appearance ? t(appearance.textKey) : status
  }
}
