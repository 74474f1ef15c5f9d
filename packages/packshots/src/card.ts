import { drawingOf } from './drawing'
import { SQUARE, svgFile } from './file'
import type { Pack } from './pack'
import { CENTRE, GROUND, SHADE, ellipse } from './shapes'

/** The drawing for 160 px: flat colours in three shades, with a contact shadow on the shelf. */
export function card(pack: Pack): string {
  const { art, shadowWidth } = drawingOf(pack)
  return svgFile(pack, SQUARE, 288, ellipse(CENTRE, GROUND, shadowWidth / 2, 5, SHADE, 0.16) + art)
}
