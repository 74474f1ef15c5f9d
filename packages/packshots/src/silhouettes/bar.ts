import { brandBand } from '../band'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel, sides } from '../parts'
import { CENTRE, LIGHT, clip, rect, ridges } from '../shapes'

const BAR = { x: 92, y: 44, width: 136, height: 244 }
const SEAM = 13

/** A wrapped bar. */
export const chocolateBar: Template<'chocolateBar'> = (pack, colours, brand) => {
  const { base, deep } = colours
  const { x, y, width } = BAR
  const face = { ...BAR, y: y + SEAM, height: BAR.height - 2 * SEAM }
  const seam = (top: number) =>
    rect({ x, y: top, width, height: SEAM }, brand.edge) +
    ridges(`M${x + 2} ${top + SEAM / 2}H${x + width}`, LIGHT, SEAM, '2 5', 0.25)
  const print =
    rect(face, base) +
    motifs[pack.motif]({ x, y: y + 148, width, height: 84 }, colours) +
    brandBand({ x, y: y + 36, width, height: 58 }, pack.brand, brand, colours, { size: 40, maxWidth: 100 }) +
    sides(BAR, 12, 14)
  const art =
    rect(BAR, deep, 3) +
    clip('front', rect(face, base), print) +
    seam(y) +
    seam(BAR.y + BAR.height - SEAM) +
    nameOn({ x: x + 12, y: y + 104, width: width - 24, height: 40 }, pack.name, pack.motif, colours, 18) +
    netLabel(pack.net, CENTRE, 260, 58, colours)
  return { art, shadowWidth: 146 }
}
