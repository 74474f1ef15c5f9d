import { letter } from '../lettering'
import type { Template } from '../pack'
import { LIGHT, SHADE, d, path, rect, repeatDown } from '../shapes'

const X = 70
const WIDTH = 180
const TIN = 46
const TINS = 5
const TOP = 288 - TINS * TIN
const BRAND = 80

/** Tins in a paper sleeve; five of the ten are visible. */
export const pouchRoll: Template<'pouchRoll'> = (pack, colours, brand) => {
  const { base, deep, tint, dark, ink, isLight } = colours
  const face = { x: X, y: TOP + 12, width: BRAND, height: TIN - 15 }
  const tin =
    rect({ x: X, y: TOP + 1, width: WIDTH, height: TIN - 2 }, base, 7) +
    rect({ x: X, y: TOP + 1, width: WIDTH, height: 11 }, deep, 6) +
    rect({ x: X + 4, y: TOP + 4, width: WIDTH - 8, height: 2 }, LIGHT, 1, 0.3) +
    rect(face, brand.band) +
    rect({ ...face, x: X + BRAND, width: 3 }, isLight ? dark : tint) +
    letter(pack.brand, X + BRAND / 2, TOP + 35, BRAND - 14, { typeface: brand.typeface, size: 22, fill: brand.ink }) +
    letter(pack.name, X + BRAND + 9, TOP + 34, 66, { size: 15, fill: ink, align: 'start' }) +
    letter(String(pack.strength), X + WIDTH - 13, TOP + 36, 20, { size: 22, fill: ink })
  const further = Array.from({ length: TINS - 1 }, (_, index) => (index + 1) * TIN)
  const art =
    repeatDown('tin', tin, further) +
    path(d`M${X} ${TOP + 7}q0-7 7-7h8V288h-15z`, LIGHT, 0.14) +
    path(d`M${X + WIDTH - 20} ${TOP}h13q7 0 7 7V288h-20z`, SHADE, 0.16)
  return { art, shadowWidth: 184 }
}
