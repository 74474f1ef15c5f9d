import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CompiledMessage, Translate } from '../../../words'
import { refusalsWords, type RefusalsWords } from '../../../words/generated/refusals'

type Refusal = Pick<Problem, 'code' | 'message' | 'params'>
type Params = NonNullable<Problem['params']>
type Values = Record<string, string | number>

const messages: Readonly<Record<string, CompiledMessage>> = refusalsWords.messages

/** Params formatted for display: amounts with their currency, countries by name. */
function toValues({ currency_code: currency, ...params }: Params, locale: string): Values {
  const values: Values = { ...params }
  if (typeof currency === 'string') {
    const currencyDisplay = currency === 'usd' ? 'narrowSymbol' : 'symbol'
    const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    for (const name of ['minimum', 'missing']) {
      if (typeof values[name] === 'number') values[name] = amounts.format(values[name])
    }
  }
  if (typeof values.country === 'string') {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    values.country = names.of(values.country.toUpperCase()) ?? values.country
  }
  return values
}

function hasAllValues(values: Values, message: CompiledMessage): boolean {
  return message.every((token) => typeof token === 'string' || (token as readonly [string])[0] in values)
}

/**
 * Describes a refusal in the user's language. Falls back to the server's message if the code has no text or its values
 * are missing; `null` if there is none.
 */
export function formatRefusal(
  t: Translate<RefusalsWords>,
  locale: string,
  { code, message, params }: Refusal,
): string | null {
  const words = Object.hasOwn(messages, code) ? messages[code] : undefined
  const values = toValues(params ?? {}, locale)
  if (message === null || words === undefined || !hasAllValues(values, words)) {
    return message
  }
  return (t as (key: string, values: Values) => string)(code, values)
}
