import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { statusLook, type StatusKind } from './status-map'

/** Returns the name of a status, where a badge does not fit: in a list of choices. */
export function useStatusName(kind: StatusKind): (status: string) => string {
  const t = useWords(ordersWords)
  return (status) => {
    const known = statusLook(kind, status)
    return known ? t(known.word) : status
  }
}
