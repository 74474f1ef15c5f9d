import { useWords } from '../../../words'
import { dispatchWords } from '../../../words/generated/dispatch'

export interface AgeLimitProps {
  /** The age limit of the product in years; `null` if it has none, which needs no text. */
  years: number | null
}

/** The age limit of a line: "18+". */
export function AgeLimit({ years }: AgeLimitProps) {
  const t = useWords(dispatchWords)
  return years && <span className="num block text-xs font-medium text-caution">{t('ageLimit', { years })}</span>
}
