import { brandBand } from '../band'
import { letter } from '../lettering'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { gleam, seal } from '../parts'
import { LIGHT, circle, clip, d, path } from '../shapes'

const RADIUS = 112
const CX = 152
const CY = 288 - RADIUS - 2
/** Visible width of the tin's side to the right of the lid. */
const DEPTH = 20

const rim = (from: number, width: number): string => {
  const radius = RADIUS - 2
  return d`M${CX + from} ${CY - radius}h${width}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${-width}z`
}

/** A round tin on its edge, lid to the front. */
export const pouchCan: Template<'pouchCan'> = (pack, colours, brand) => {
  const { base, deep, ink } = colours
  const band = { x: CX - RADIUS, y: CY - 50, width: 2 * RADIUS, height: 52 }
  const lid =
    circle(CX, CY, RADIUS, base) +
    motifs[pack.motif]({ x: CX - 92, y: CY + 36, width: 184, height: 70 }, colours) +
    gleam(d`M${CX - 112} ${CY - 112}h92L${CX - 72} ${CY + 112}h-40z`) +
    brandBand(band, pack.brand, brand, colours, { size: 46, maxWidth: 166 })
  const art =
    path(rim(0, DEPTH), brand.edge) +
    path(rim(6, 5), LIGHT, 0.14) +
    circle(CX, CY, RADIUS, deep) +
    circle(CX, CY, RADIUS - 3, base) +
    clip('lid', circle(CX, CY, RADIUS - 6, base), lid) +
    letter(pack.net, CX, CY - 70, 90, { size: 14, fill: ink }) +
    letter(pack.name, CX, CY + 27, 160, { size: 20, fill: ink }) +
    seal(CX, CY + 68, 27, pack.strength, colours)
  return { art, shadowWidth: 150 }
}
