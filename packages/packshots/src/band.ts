import type { Brand } from './brands'
import type { Colourway } from './colour'
import { letter } from './lettering'
import { d, path, rect } from './shapes'
import type { Box, Markup } from './shapes'

/** Distance of the hairlines above and below the band. */
const HAIRLINE = 3

/** Extends the band beyond the top edge of every face. */
const CROWN = 60

/** A plate's distance from the face's sides, as a share of its width. */
const INSET = 0.07

type Form = (box: Box, brand: Brand, hairline: string) => Markup

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const bar: Form = ({ x, y, width, height }, { band }, hairline) =>
  rect({ x, y: y - HAIRLINE, width, height: height + 2 * HAIRLINE }, hairline) + rect({ x, y, width, height }, band)

const leaning = ({ x, y, width, height }: Box, by: number): string => {
  const lean = height * 0.24
  return (
    d`M${x} ${y + lean - by}L${x + width} ${y - lean - by}` +
    d`V${y + height - lean + by}L${x} ${y + height + lean + by}z`
  )
}

const curved = ({ x, y, width, height }: Box, by: number): string => {
  const foot = y + height - 8 + by
  return d`M${x} ${y - by}H${x + width}V${foot}Q${x + width / 2} ${foot + 26} ${x} ${foot}z`
}

const forms: Record<Brand['form'], Form> = {
  bar,
  slant: (box, { band }, hairline) => path(leaning(box, HAIRLINE), hairline) + path(leaning(box, 0), band),
  arch: (box, { band }, hairline) => path(curved(box, HAIRLINE), hairline) + path(curved(box, 0), band),
  twin: (box, brand, hairline) =>
    bar(box, brand, hairline) + rect({ ...box, y: box.y + box.height + 6, height: 4 }, brand.band),
  plate: ({ x, width, ...box }, { band }, hairline) => {
    const inner = { ...box, x: x + width * INSET, width: width * (1 - 2 * INSET) }
    return rect(grown(inner, HAIRLINE), hairline, 7) + rect(inner, band, 5)
  },
  crown: ({ x, y, width, height }, brand, hairline) =>
    bar({ x, y: y - CROWN, width, height: height + CROWN }, brand, hairline),
}

/** The lettering of the brand on its band. */
interface BandStyle {
  /** Maximum size of the lettering. */
  size: number
  /** Maximum width of the lettering. */
  maxWidth: number
  /** Centre of the lettering if it is not the box's. */
  centre?: number
}

/** The brand's band across a face, with hairlines that separate it from any ground. */
export function brandBand(box: Box, text: string, brand: Brand, colours: Colourway, style: BandStyle): Markup {
  const hairline = colours.isLight ? colours.dark : colours.tint
  const size = Math.min(style.size, box.height * 0.95)
  const lowered = brand.form === 'arch' ? 3 : 0
  const baseline = box.y + box.height / 2 + size * 0.34 + lowered
  const lettering = { typeface: brand.typeface, size, fill: brand.ink }
  return (
    forms[brand.form](box, brand, hairline) +
    letter(text, style.centre ?? box.x + box.width / 2, baseline, style.maxWidth, lettering)
  )
}
