import type { Brand } from '../brands'
import { oklch } from '../colour'
import type { Colourway } from '../colour'
import { letter, letterBlock } from '../lettering'
import type { Drawing, PackOf, Template } from '../pack'
import { LIGHT, d, line, path, rect } from '../shapes'

/** Colours of corrugated board and of its print, the same for all contents. */
export const BOARD = oklch([0.78, 0.065, 72])
const BOARD_SIDE = oklch([0.68, 0.07, 68])
const BOARD_TOP = oklch([0.84, 0.055, 76])
export const PRINT = oklch([0.27, 0.04, 60])

const X = 48
const WIDTH = 172
const RIGHT = X + WIDTH

/** A case with a front of the given height: the brand's band around it, a strip in the main colour at the bottom. */
const board =
  (height: number) =>
  (pack: PackOf<'carton' | 'tray'>, colours: Colourway, brand: Brand): Drawing => {
    const { base } = colours
    const y = 288 - height
    const band = height > 150 ? 34 : 14
    const arrow = (x: number): string => d`M${x} 266v-15m-6 7l6-8l6 8`
    const name = { x: X + 12, y: y + band + 56, width: WIDTH - 24, height: height - band - 96 }
    const art =
      rect({ x: X, y, width: WIDTH, height }, BOARD) +
      path(d`M${RIGHT} ${y}L270 ${y - 20}V266L${RIGHT} 288z`, BOARD_SIDE) +
      path(d`M${X} ${y}L98 ${y - 20}H270L${RIGHT} ${y}z`, BOARD_TOP) +
      path(d`M122 ${y}L168 ${y - 20}h28L150 ${y}z`, base) +
      rect({ x: 122, y, width: 28, height: band - 8 }, base) +
      rect({ x: X, y: y + band, width: WIDTH, height: 50 }, brand.band) +
      path(d`M${RIGHT} ${y + band}L270 ${y + band - 20}v49L${RIGHT} ${y + band + 50}z`, brand.edge) +
      letter(pack.brand, X + 12, y + band + 37, WIDTH - 26, {
        typeface: brand.typeface,
        size: 36,
        fill: brand.ink,
        align: 'start',
      }) +
      letterBlock(pack.name, name, { size: 18, fill: PRINT, align: 'start' }) +
      rect({ x: X, y: 275, width: WIDTH, height: 13 }, base) +
      letter(pack.net, X + 12, 266, 106, { size: 18, fill: PRINT, align: 'start' }) +
      line(arrow(186) + arrow(205), PRINT, 2.4) +
      rect({ x: X, y, width: 6, height }, LIGHT, 0, 0.16)
    return { art, shadowWidth: 232 }
  }

/** A shipping case. */
export const carton: Template<'carton'> = board(174)

/** A tray of cans: low. */
export const tray: Template<'tray'> = board(142)
