import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { cleanIdentifier } from '@skafferi/domain/rules/text/typed-text'
import type { PromotionRow } from './promotions.repo'

/** The discount of a promo code. */
export type PromotionValue = Pick<PromotionRow, 'code' | 'type' | 'value'>

/** Converts the discount to percent or major units. */
export function toPromotionValue({ code, type, value }: PromotionValue): PromotionValue {
  return { code, type, value: type === 'fixed' ? toMajor(value) : value }
}

/** Normalizes a code for storage and comparison: without invisible characters, NFC, upper case. */
export function normalizeCode(code: string): string {
  return cleanIdentifier(code).normalize('NFC').toUpperCase()
}

/** Normalizes codes and removes duplicates. */
export function normalizeCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(normalizeCode))]
}
