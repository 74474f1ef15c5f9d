import { colourOf, colours, type ColourRole } from './colours'
import { markup, type Markup } from './markup'

/** The colour roles of an element. */
export interface Paint {
  ink?: ColourRole
  ground?: ColourRole
  /** Border colour; the style sets width and sides. */
  edge?: ColourRole
}

const properties = { ink: 'color', ground: 'background-color', edge: 'border-color' } as const

type Painted = keyof typeof properties

/** Returns the class that sets the dark colour. */
function className(what: string, role: string): string {
  return `${what}-${role}`
}

/**
 * Returns the `style` and `class` attributes of a tag. Light colours are inline, because some e-mail clients read
 * nothing else; the classes set the dark ones.
 * @param css further declarations
 * @param classes further classes
 */
export function paint(roles: Paint, css: string, classes = ''): Markup {
  const painted = (Object.keys(properties) as Painted[]).flatMap((what) => {
    const role = roles[what]
    return role ? [{ name: className(what, role), css: `${properties[what]}:${colourOf(role).light}` }] : []
  })
  const names = [classes, ...painted.map(({ name }) => name)].filter(Boolean).join(' ')
  return markup`class="${names}" style="${[css, ...painted.map((part) => part.css)].join(';')}"`
}

/** CSS rules for dark mode. */
export const darkRules = () =>
  (Object.keys(properties) as Painted[])
    .flatMap((what) =>
      (Object.keys(colours) as ColourRole[]).map(
        (role) => `.${className(what, role)}{${properties[what]}:${colourOf(role).dark}!important}`,
      ),
    )
    .join('\n')
