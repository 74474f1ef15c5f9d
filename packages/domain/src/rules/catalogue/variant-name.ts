import { subtitleOf } from './product'

/** Properties that distinguish a product's variants. */
export interface ArticleFacts {
  /** As returned by `variantTitle`. */
  variantTitle: string
  /** Nicotine in mg per pouch; null if unknown. */
  strengthMg: number | null
  /** Such as "14 g". */
  netContent: string | null
  /** Name of one piece: can, bag, box. */
  unit: string
}

type Pack = Pick<ArticleFacts, 'netContent' | 'unit'>

/** Generic units, which names omit. */
const genericUnits = ['each', 'piece']

/** True if a value is a bare number, which needs the name of its option: "3", "2.5". */
export function isBareNumber(value: string): boolean {
  return /^\d+([.,]\d+)?$/.test(value.trim())
}

/** The strength of a pouch, such as "10 mg". */
export function strengthText(milligrams: number): string {
  return `${milligrams} mg`
}

/**
 * Returns the title of a variant: its option values, with the option's name before bare numbers, "Strength 3 / Single
 * can". Without options, the net content, else the unit.
 */
export function variantTitle(values: Readonly<Record<string, string>>, { netContent, unit }: Pack): string {
  const texts = Object.entries(values).map(([option, value]) => (isBareNumber(value) ? `${option} ${value}` : value))
  return texts.join(' / ') || (netContent ?? unit)
}

function isPartOf(text: string, part: string): boolean {
  return ` ${text} `.toLowerCase().includes(` ${part} `.toLowerCase())
}

/**
 * Returns the name of a variant, "Strength 3 · Single can · 10 mg · 14 g"; empty if nothing distinguishes it. Carts
 * display it and orders store it, so this is its only source.
 */
export function variantName({ variantTitle: title, strengthMg, netContent, unit }: ArticleFacts): string {
  const hasOptions = title !== (netContent ?? unit)
  const strength = hasOptions && strengthMg !== null ? strengthText(strengthMg) : ''
  const parts = [...title.split(' / '), strength, netContent ?? '', unit].filter(
    (part) => part !== '' && !genericUnits.includes(part),
  )
  return parts.filter((part, index) => !parts.slice(0, index).some((earlier) => isPartOf(earlier, part))).join(' · ')
}

/** Returns a name whose numbers stay on one line with their units: "10 × 14 g". */
export function withoutSplitUnits(name: string): string {
  return name.replace(/([\d×]) (?=[\w×])/g, '$1\u00A0')
}

interface ContractVariant {
  title: string
  strength_mg: number | null
  net_content: string | null
  unit: string
}

interface ContractLine {
  product_title: string
  variant_title: string
  subtitle: string | null
}

/** `variantName` of a variant in the contract's format. */
export function nameOfVariant({ title, strength_mg, net_content, unit }: ContractVariant): string {
  return variantName({ variantTitle: title, strengthMg: strength_mg, netContent: net_content, unit })
}

/**
 * Returns the name of an article for sentences and labels: the product, and the variant if there are several.
 * @param subtitle net content and unit; a variant name that equals it is omitted
 */
export function articleName(product: string, variant: string, subtitle: string | null): string {
  return variant === '' || variant === subtitle ? product : `${product}, ${variant}`
}

/** `articleName` of an article with its facts. */
export function nameOfArticle(article: ArticleFacts & { productTitle: string }): string {
  return articleName(article.productTitle, variantName(article), subtitleOf(article))
}

/** `articleName` of a line of the cart. */
export function nameOfLine({ product_title, variant_title, subtitle }: ContractLine): string {
  return articleName(product_title, variant_title, subtitle)
}
