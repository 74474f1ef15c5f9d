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
  'background',
  'columns',
  'gap',
  'grid-area',
  'grid-column',
  'grid-row',
  'grid-template',
  'inset',
  'list-style',
  'margin',
  'mask',
  'outline',
  'overflow',
  'padding',
  'scroll-margin',
  'scroll-padding',
  'text-decoration',
  'transition',
]

/** Properties that set the same thing under another name. */
const aliases: Readonly<Record<string, string>> = {
  top: 'inset',
  bottom: 'inset',
  left: 'inset',
  right: 'inset',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'inline-size': 'width',
  'block-size': 'height',
  'flex-grow': 'flex',
  'flex-shrink': 'flex',
  'flex-basis': 'flex',
}

/** The shorthand that a property belongs to: `padding` for `padding-inline`. */
function familyOf(property: string): string {
  const [first, last] = [property.split('-')[0], property.split('-').at(-1)]
  // Colour, width, style and radius of a border are independent, and no class of the kit sets two of them at once.
  if (first === 'border') return `border ${last}`
  return aliases[property] ?? shorthands.find((shorthand) => property.startsWith(shorthand)) ?? property
}

const declaration = /^\s*(-?[a-z][\w-]*|--tw-[\w-]+):/gm

/** Variants whose rules set the properties of a pseudo-element, and so never override those of an element. */
const pseudoElement = /(?<![\w-])(after|backdrop|before|file|marker|placeholder|thumb):/

/** The properties that a rule sets, and their families (`padding` for `padding-inline`). */
function sets({ name, css }: Rule): { properties: string; families: Set<string> } {
  const rule = css.split('@property')[0] ?? ''
  const properties = [...rule.matchAll(declaration)].map(([, property = '']) => property)
  const target = pseudoElement.exec(name)?.[1] ?? ''
  const families = properties.map((property) => `${target} ${familyOf(property)}`)
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
    const kind = `${rule.name.replace(/[^:\]]*$/, '')} ${properties}`
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
