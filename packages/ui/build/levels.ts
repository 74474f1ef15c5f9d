import type { RivalClasses } from './rival-classes'

/** A class of the kit and its CSS rule. */
export interface Rule {
  /** The class name as components write it: `hover:bg-brand-hover`. */
  name: string
  /** The rule, and the custom properties it registers. */
  css: string
}

/** A rule with its level. Of two rules that set the same property, the one on the higher level wins. */
export interface LevelledRule extends Rule {
  level: number
}

/** CSS shorthands. A shorthand overrides the properties that begin with its name. */
const shorthands = [
  'animation',
  'border-radius',
  'background',
  'columns',
  'gap',
  'grid-area',
  'grid-column',
  'grid-row',
  'grid-template',
  'list-style',
  'mask',
  'outline',
  'overflow',
  'scroll-margin',
  'scroll-padding',
  'text-decoration',
  'transition',
]

/** Properties of four sides. */
const boxes = new Set(['border-color', 'border-style', 'border-width', 'inset', 'margin', 'padding'])

const sides = ['block-start', 'block-end', 'inline-start', 'inline-end']

/** The logical sides of a physical one; left and right depend on the direction of the text. */
const logicalSides: Readonly<Record<string, string>> = {
  top: 'block-start',
  bottom: 'block-end',
  left: 'inline',
  right: 'inline',
}

/** Properties that set the same thing under another name. */
const aliases: Readonly<Record<string, string>> = {
  top: 'inset-top',
  bottom: 'inset-bottom',
  left: 'inset-left',
  right: 'inset-right',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'align-items': 'place-items',
  'justify-items': 'place-items',
  'max-block-size': 'max-height',
  'min-inline-size': 'min-width',
  'inline-size': 'width',
  'block-size': 'height',
  'flex-grow': 'flex',
  'flex-shrink': 'flex',
  'flex-basis': 'flex',
}

/** What a property sets: `transition` for `transition-duration`, `padding inline-start` for `padding-left`. */
function familiesOf(property: string): string[] {
  const name = (aliases[property] ?? property).replace(/^border-(.*)-(\w+)$/, 'border-$2-$1')
  const family = [...boxes, ...shorthands].find((one) => name.startsWith(one)) ?? name
  if (!boxes.has(family)) return [family]
  const side = name.slice(family.length + 1)
  return sides.filter((one) => one.startsWith(logicalSides[side] ?? side)).map((one) => `${family} ${one}`)
}

/** Declarations, without the one that all classes of a pseudo-element have. */
const declaration = /^\s*(?!content: var\(--tw-content\))(-?[a-z][\w-]*|--tw-[\w-]+):/gm

/** Variants whose rules set the properties of a pseudo-element, and so never override those of an element. */
const pseudoElement = /(?<![\w-])(after|backdrop|before|file|marker|placeholder|thumb):/

/** The end of a class name, after its variants: `p-2` of `lg:p-2`, `[a:b]` of `hover:[a:b]`. */
const utility = /(?:[^:[\]]|\[[^\]]*\])*$/

/** The properties that a rule sets, and their families (see {@link familiesOf}). */
function sets({ name, css }: Rule): { properties: string; families: Set<string> } {
  const rule = css.split('@property')[0] ?? ''
  const properties = [...rule.matchAll(declaration)].map(([, property = '']) => property)
  const target = pseudoElement.exec(name)?.[1] ?? ''
  const families = properties.flatMap(familiesOf).map((family) => `${target} ${family}`)
  return { properties: [...new Set(properties)].sort().join(), families: new Set(families) }
}

/** The rules of a family that are on the highest level so far. */
interface Top {
  level: number
  kind: string
  names: readonly string[]
}

/**
 * Assigns rules to levels, so that the style sheets of single components can be loaded in any order. Each level is a
 * cascade layer. Rules that could override one another never share a level; those that differ only in the value do,
 * unless one element may have both.
 * @param rules sorted by increasing precedence
 */
export function level(rules: readonly Rule[], rivals: RivalClasses): LevelledRule[] {
  const highest = new Map<string, Top>()
  return rules.map((rule) => {
    const { properties, families } = sets(rule)
    const kind = `${rule.name.replace(utility, '')} ${properties}`
    const own = rivals.get(rule.name)
    const isAbove = (top: Top) => top.kind !== kind || top.names.some((name) => own?.has(name))
    const tops = [...families].flatMap((family) => highest.get(family) ?? [])
    const newLevel = Math.max(1, ...tops.map((top) => top.level + (isAbove(top) ? 1 : 0)))
    for (const family of families) {
      const top = highest.get(family)
      const names = top?.level === newLevel ? top.names : []
      highest.set(family, { level: newLevel, kind, names: [...names, rule.name] })
    }
    return { ...rule, level: newLevel }
  })
}
