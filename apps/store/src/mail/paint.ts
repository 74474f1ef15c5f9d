import { colours, type ColourRole } from './colours'
import { markup, type Markup } from './markup'

/** Which role paints what. */
export interface Paint {
  ink?: ColourRole
  ground?: ColourRole
  /** Borders; their width and sides are the style's. */
  edge?: ColourRole
}

const properties = { ink: 'color', ground: 'background-color', edge: 'border-color' } as const

type Painted = keyof typeof properties

/** The class that gives something its dark colour. */
function className(what: string, role: string): string {
  return `${what}-${role}`
}

/**
 * Style and class of a tag. The light colours stand inline, since some mail programs read nothing else; the classes
 * bring the dark ones.
 * @param css further declarations
 * @param classes further classes
 */
export function paint(roles: Paint, css: string, classes = ''): Markup {
  const painted = (Object.keys(properties) as Painted[]).flatMap((what) => {
    const role = roles[what]
    return role ? [{ name: className(what, role), css: `${properties[what]}:${colours[role].light}` }] : []
  })
  const names = [classes, ...painted.map(({ name }) => name)].filter(Boolean).join(' ')
  return markup`class="${names}" style="${[css, ...painted.map((part) => part.css)].join(';')}"`
}

/** The rules that bring the dark colours. */
export const darkRules = (Object.keys(properties) as Painted[])
  .flatMap((what) =>
    Object.entries(colours).map(
      ([role, { dark }]) => `.${className(what, role)}{${properties[what]}:${dark}!important}`,
    ),
  )
  .join('\n')
