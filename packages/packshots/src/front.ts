import { drawingOf } from './drawing'
import { svgFile } from './file'
import { outlines } from './outlines'
import type { Pack } from './pack'

/** The drawing for a shelf that is true to scale: the card's, without shadow and without space around the pack. */
export function front(pack: Pack): string {
  const { x, y, width, height } = outlines[pack.pack]
  return svgFile(pack, `${x} ${y} ${width} ${height}`, { width, height }, drawingOf(pack).art)
}
