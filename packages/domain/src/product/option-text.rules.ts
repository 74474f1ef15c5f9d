import { isBareNumber, strengthText } from './variant-name.rules'
import type { VariantChoice } from './product.rules'

/** Milligrams of nicotine by what stands for them among an option's values. */
export type StrengthsByValue = ReadonlyMap<string, number>

/** What each value of an option means in strength; empty where the option does not tell strengths apart. */
export function strengthsByValue(
  optionId: string,
  variants: readonly (VariantChoice & { strength_mg: number | null })[],
): StrengthsByValue {
  const strengths = new Map<string, number>()
  for (const { options, strength_mg } of variants) {
    const value = options.find(({ option_id }) => option_id === optionId)?.value
    if (value === undefined || strength_mg === null || (strengths.get(value) ?? strength_mg) !== strength_mg)
      return new Map()
    strengths.set(value, strength_mg)
  }
  const areDifferent = new Set(strengths.values()).size === strengths.size
  return strengths.size > 1 && areDifferent ? strengths : new Map()
}

/** A value as its button says it: "3 · 10 mg", and "10 mg" where the value is the strength itself. */
export function valueText(value: string, strengths: StrengthsByValue): string {
  const milligrams = strengths.get(value)
  if (milligrams === undefined || !isBareNumber(value)) return value
  return Number(value.replace(',', '.')) === milligrams
    ? strengthText(milligrams)
    : `${value} · ${strengthText(milligrams)}`
}
