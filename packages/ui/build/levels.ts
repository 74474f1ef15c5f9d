/** A class of the kit, and the rule behind it. */
export interface Rule {
  /** As components write it: `hover:bg-brand-hover`. */
  name: string
  /** The rule, and the custom properties it registers. */
  css: string
}

/** A rule with the level it stands on: of two that set the same, the one on the higher level counts. */
export interface LevelledRule extends Rule {
  level: number
}

/** Shorthands of the platform: what begins with one may be overruled by it. */
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

/** Properties of one place that go by several names. */
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

/** Properties that share a shorthand, which is their name: `padding-inline` is of the family `padding`. */
function familyOf(property: string): string {
  const [first, last] = [property.split('-')[0], property.split('-').at(-1)]
  // A border has colours, widths, styles and corners, and nothing of the kit sets two of these at once.
  if (first === 'border') return `border ${last}`
  return aliases[property] ?? shorthands.find((shorthand) => property.startsWith(shorthand)) ?? property
}

const declaration = /^\s*(-?[a-z][\w-]*|--tw-[\w-]+):/gm

/** What a rule sets: the properties, and the families they are of (`padding-inline` is of `padding`). */
function sets(css: string): { properties: string; families: Set<string> } {
  const own = css.split('@property')[0] ?? ''
  const properties = [...own.matchAll(declaration)].map(([, name = '']) => name)
  return { properties: [...new Set(properties)].sort().join(), families: new Set(properties.map(familyOf)) }
}

/**
 * Puts rules on levels, so that style sheets of single components can be loaded in any order and still mean the same:
 * each level is a cascade layer, and rules that could overrule one another never share one unless they differ in nothing
 * but the value.
 *
 * @param rules in the order in which the later overrules the earlier
 */
export function level(rules: readonly Rule[]): LevelledRule[] {
  const tops = new Map<string, { level: number; kind: string }>()
  return rules.map((rule) => {
    const { properties, families } = sets(rule.css)
    const kind = `${rule.name.replace(/[^:\]]*$/, '')} ${properties}`
    const levels = [...families].map((family) => {
      const top = tops.get(family)
      return top ? top.level + (top.kind === kind ? 0 : 1) : 1
    })
    const own = Math.max(1, ...levels)
    families.forEach((family) => tops.set(family, { level: own, kind }))
    return { ...rule, level: own }
  })
}
