import { brandBand } from '../band'
import { letter } from '../lettering'
import type { Template } from '../pack'
import { gleam, seal } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, d, ellipse, path } from '../shapes'

const X = 34
const WIDTH = 252
const LID = 188
const HALF = WIDTH / 2

/**
 * A round tin lying flat, its lid tilted towards the viewer. There is no space for a motif beside name and strength.
 */
export const pouchSlim: Template<'pouchSlim'> = (pack, colours, brand) => {
  const { base, deep, ink } = colours
  const face = ellipse(CENTRE, LID - 3, HALF - 5, 64, base)
  const band = { x: X, y: LID - 32, width: WIDTH, height: 46 }
  const lid =
    face +
    gleam(d`M${X} ${LID - 74}h90L${X + 50} ${LID + 74}H${X}z`) +
    brandBand(band, pack.brand, brand, colours, { size: 38, maxWidth: 138, centre: CENTRE - 16 })
  const wall = d`M${X} ${LID}V268a${HALF} 20 0 0 0 ${WIDTH} 0V${LID}z`
  const lip = d`M${X} ${LID + 32}a${HALF} 30 0 0 0 ${WIDTH} 0v8a${HALF} 30 0 0 1 ${-WIDTH} 0z`
  const art =
    path(wall, brand.edge) +
    path(d`M${X + 8} ${LID}h22v92q-14-4-22-10z`, LIGHT, 0.16) +
    path(lip, SHADE, 0.16) +
    ellipse(CENTRE, LID, HALF, 69, deep) +
    clip('lid', face, lid) +
    letter(pack.name, CENTRE, LID + 41, 150, { size: 19, fill: ink }) +
    letter(pack.net, CENTRE, LID - 44, 70, { size: 13, fill: ink }) +
    seal(CENTRE + HALF - 34, LID - 9, 24, pack.strength, colours)
  return { art, shadowWidth: 230 }
}
