import { brandBand } from '../band'
import { letter } from '../lettering'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { gleam, seal } from '../parts'
import { clip, d, path, rounded } from '../shapes'

const TIN = { x: 52, y: 82, width: 198, height: 206 }
const MIDDLE = TIN.x + TIN.width / 2

const within = (by: number) => ({
  x: TIN.x + by,
  y: TIN.y + by,
  width: TIN.width - 2 * by,
  height: TIN.height - 2 * by,
})

/** A square tin with round corners. */
export const pouchSquare: Template<'pouchSquare'> = (pack, colours, brand) => {
  const { base, deep, ink } = colours
  const band = { ...TIN, y: TIN.y + 46, height: 56 }
  const lid =
    motifs[pack.motif]({ x: TIN.x + 8, y: TIN.y + 132, width: TIN.width - 16, height: 70 }, colours) +
    gleam(d`M${TIN.x} ${TIN.y}h80L${TIN.x + 36} ${TIN.y + TIN.height}H${TIN.x}z`) +
    brandBand(band, pack.brand, brand, colours, { size: 44, maxWidth: 160 })
  const art =
    path(rounded({ ...TIN, x: TIN.x + 18, y: TIN.y + 1, height: TIN.height - 1 }, 46), brand.edge) +
    path(rounded(TIN, 46), deep) +
    path(rounded(within(3), 43), base) +
    clip('lid', path(rounded(within(5), 41), base), lid) +
    letter(pack.net, MIDDLE, TIN.y + 34, 90, { size: 14, fill: ink }) +
    letter(pack.name, MIDDLE, TIN.y + 127, 164, { size: 20, fill: ink }) +
    seal(MIDDLE, TIN.y + 168, 26, pack.strength, colours)
  return { art, shadowWidth: 200 }
}
