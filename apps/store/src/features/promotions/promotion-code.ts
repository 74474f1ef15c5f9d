import { toMajor } from '@skafferi/domain/format/money.rules'
import { cleanIdentifier } from '@skafferi/domain/format/typed-text.rules'
import type { PromotionRow } from './promotions.repo'

/** What a code takes off. */
export type PromotionValue = Pick<PromotionRow, 'code' | 'type' | 'value'>

/** A code with percent, or with an amount in the currency. */
export function toPromotionValue({ code, type, value }: PromotionValue): PromotionValue {
  return { code, type, value: type === 'fixed' ? toMajor(value) : value }
}

/** A code as it is kept and compared: without what was copied along, in capitals, each letter written in one way. */
export function normalizeCode(code: string): string {
  return cleanIdentifier(code).normalize('NFC').toUpperCase()
}

/** Several codes, each once, in the order they were first named. */
export function normalizeCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(normalizeCode))]
}
