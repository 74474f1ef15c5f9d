import { brandOf } from './brands'
import { colourways } from './colour'
import { drawingOf, isDevice } from './drawing'
import { SQUARE, svgFile } from './file'
import { groundOf } from './flavour'
import { letter } from './lettering'
import type { GoodsPack, Pack } from './pack'
import { SHADE, circle, clip, path, rect } from './shapes'
import type { Markup } from './shapes'
import { BOARD, PRINT } from './silhouettes/carton'
import { stampOutlines } from './stamp-outlines'

const SIZE = 40
const FULL_SQUARE = { x: 0, y: 0, width: SIZE, height: SIZE }

/** An outline that separates the stamp from any surface, light or dark. */
const EDGE = ' fill="none" stroke="#74828a" stroke-opacity=".7"'

/** The strength, or the number of pieces in a case; null if there is neither. */
function numeralOf(pack: GoodsPack): string | null {
  if ('strength' in pack) return String(pack.strength)
  return 'count' in pack ? String(pack.count) : null
}

/** Details of a silhouette that are visible at 40 px: the shaded side, and the tins of a roll. */
function details({ pack }: GoodsPack, base: string): Markup {
  if (pack === 'pouchRoll') return path('M5 25h30v1H5zM5 35.5h30v1H5z', SHADE, 0.28)
  if (pack === 'biscuitBox' || pack === 'cerealBox') return path('M30 0l6 3v37h-6z', SHADE, 0.22)
  if (pack === 'teaBox' || pack === 'pralineBox') return path('M33.5 10l6 5v25h-6z', SHADE, 0.22)
  if (pack === 'carton')
    return path('M31 11l7-5v27l-7 6.5z', SHADE, 0.16) + rect({ x: 2, y: 36.5, width: 29, height: 3 }, base)
  return pack === 'tray' ? path('M32 15l7-5v23l-7 6.5z', SHADE, 0.16) : ''
}

function stampOf(pack: GoodsPack): Markup {
  const { outline, band, numeral, letters = SIZE / 2 } = stampOutlines[pack.pack]
  const colours = colourways[groundOf(pack.name)]
  const brand = brandOf(pack.brand)
  const [top, height] = band
  const isBoard = pack.pack === 'carton' || pack.pack === 'tray'
  const text = numeralOf(pack)
  const [x, y] = numeral
  const figure = { size: text && text.length > 1 ? 11 : 13, fill: isBoard ? PRINT : colours.ink }
  const dot = pack.pack === 'bottle' ? circle(x, 36, 2, colours.accent) : circle(x, y - 3, 4, colours.accent)
  const letteringStyle = { typeface: brand.typeface, size: 11.5, fill: brand.ink }
  const face =
    rect(FULL_SQUARE, isBoard ? BOARD : colours.base) +
    details(pack, colours.base) +
    (text ? '' : dot) +
    rect({ ...FULL_SQUARE, y: top - 1, height: height + 2 }, colours.isLight ? colours.dark : colours.tint) +
    rect({ ...FULL_SQUARE, y: top, height }, brand.band) +
    letter(brand.initials, letters, top + height / 2 + 3.9, pack.pack === 'bottle' ? 13 : 19, letteringStyle) +
    (text ? letter(text, x, y, 22, figure) : '')
  return clip('pack', `<path d="${outline}"/>`, face) + `<path d="${outline}"${EDGE}/>`
}

/** A device's lines at 40 px, thickened so that they stay visible. */
const thickened = (art: Markup): Markup =>
  art
    .replace(/stroke-width="(3|3\.4|4|5|7)"/g, 'stroke-width="11"')
    .replace(/stroke-width="(2|2\.4)"/g, 'stroke-width="7"')

/** The drawing for 40 px: the silhouette in its main colour, the brand's band with one or two letters, one numeral. */
export function stamp(pack: Pack): string {
  if (isDevice(pack)) return svgFile(pack, SQUARE, SIZE, thickened(drawingOf(pack).art))
  return svgFile(pack, `0 0 ${SIZE} ${SIZE}`, SIZE, stampOf(pack))
}
