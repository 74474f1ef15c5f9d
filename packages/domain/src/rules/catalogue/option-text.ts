import { isBareNumber, strengthText } from './variant-name'
import type { VariantChoice } from './product'

/** Nicotine in mg by the option's values. */
export type StrengthsByValue = ReadonlyMap<string, number>

/** Returns the strength of each value of an option; empty if the option does not distinguish strengths. */
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

/** Units that an option's title may end with, e.g. "Size ml". */
const units = /^(?:mg|g|kg|ml|cl|dl|l|mm|cm|m)$/i

/** The unit of an option's bare numbers, from its title: "mg" of "Strength (mg)" and of "Strength mg". */
export function unitOfOption(title: string): string | undefined {
  const last = title.trim().split(/\s/).at(-1) ?? ''
  const unit = /^[([](.{1,10})[)\]]$/.exec(last)?.[1]
  return unit ?? (units.test(last) ? last : undefined)
}

/**
 * Returns the text of a value's button: "3 · 10 mg", "10 mg" if the value is the strength itself, and bare numbers with
 * the unit in the option's title.
 */
export function valueText(value: string, { title, strengths }: { title: string; strengths: StrengthsByValue }): string {
  if (!isBareNumber(value)) return value
  const milligrams = strengths.get(value)
  const unit = unitOfOption(title)
  if (milligrams === undefined) return unit === undefined ? value : `${value} ${unit}`
  return Number(value.replace(',', '.')) === milligrams
    ? strengthText(milligrams)
    : `${value} · ${strengthText(milligrams)}`
}
