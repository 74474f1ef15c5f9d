import type { Brand } from '../brands'
import { oklch } from '../colour'
import type { Colourway } from '../colour'
import { letter } from '../lettering'
import { motifs } from '../motifs'
import type { Drawing, PackOf, Template } from '../pack'
import { nameOn } from '../parts'
import { LIGHT, circle, clip, d, path, rect } from '../shapes'
import type { Markup } from '../shapes'

type BoxPack = 'biscuitBox' | 'cerealBox' | 'teaBox' | 'pralineBox'

/** Visible width of the box's side. */
const SIDE = 28

/** Height of the brand's band. It wraps around the edge, so on a box every form is straight. */
const BAND = 52

const CRUST = oklch([0.66, 0.1, 62])
const CRUMB = oklch([0.74, 0.1, 68])
const DIMPLE = oklch([0.5, 0.09, 55])

/** Space below the band for a name of one line and the net content. */
const LETTERING = 52

/** A biscuit with nine dimples. */
function biscuit(cx: number, cy: number, radius: number): Markup {
  const dimples = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 0.7 + radius
    const reach = radius * (0.25 + (index % 3) * 0.2)
    return circle(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach, radius * 0.05, DIMPLE)
  })
  return circle(cx, cy, radius, CRUST) + circle(cx, cy, radius * 0.86, CRUMB) + dimples.join('')
}

/** A box with a front of `width` by `height`, its right side visible. */
const box =
  (width: number, height: number) =>
  (pack: PackOf<BoxPack>, colours: Colourway, brand: Brand): Drawing => {
    const { base, deep, tint, dark, ink, isLight } = colours
    const x = 160 - (width + SIDE) / 2
    const y = 288 - height
    const right = x + width
    const middle = x + width / 2
    const front = { x, y, width, height }
    const split = Math.max(height * 0.56, BAND + LETTERING)
    const picture = { x, y: y + split, width, height: height - split }
    const biscuits = [
      biscuit(x + width * 0.3, 252, 38),
      biscuit(x + width * 0.7, 262, 34),
      biscuit(x + width * 0.5, 226, 30),
    ]
    const print =
      rect(front, base) +
      (pack.motif ? motifs[pack.motif](picture, colours) : biscuits.join('')) +
      rect({ ...front, height: BAND + 3 }, isLight ? dark : tint) +
      rect({ ...front, height: BAND }, brand.band) +
      rect({ ...front, width: 9 }, LIGHT, 0, 0.16)
    const name = { x: x + 10, y: y + BAND + 7, width: width - 20, height: split - BAND - 30 }
    const art =
      path(d`M${right} ${y}l${SIDE} 12V284L${right} 288z`, deep) +
      path(d`M${right} ${y}l${SIDE} 12v${BAND - 4}L${right} ${y + BAND}z`, brand.edge) +
      clip('front', rect(front, base, 2), print) +
      letter(pack.brand, middle, y + 37, width - 24, { typeface: brand.typeface, size: 34, fill: brand.ink }) +
      nameOn(name, pack.name, undefined, colours, 20) +
      letter(pack.net, middle, y + split - 7, 80, { size: 14, fill: ink })
    return { art, shadowWidth: width + SIDE + 12 }
  }

/** Biscuits, crispbread: upright. */
export const biscuitBox: Template<'biscuitBox'> = box(150, 208)

/** Oats, muesli: tall. */
export const cerealBox: Template<'cerealBox'> = box(152, 236)

/** Tea bags: lower than wide. */
export const teaBox: Template<'teaBox'> = box(196, 172)

/** Pralines: wide and low. */
export const pralineBox: Template<'pralineBox'> = box(228, 158)
