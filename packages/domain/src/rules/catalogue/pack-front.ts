/** Width and height of a pack as it stands on a shelf, in mm. */
export interface PackFront {
  width: number
  height: number
}

/** What is known about a pack. */
export interface Pack {
  /** The name of one piece, in English: "can". Others have the size of an unknown pack. */
  unit: string
  /** Such as "330 ml" or "10 × 14 g"; null if unknown. */
  netContent: string | null
}

/** A usual pack of a shape. */
interface Shape extends PackFront {
  /** Its content in g or ml; packs with another content are scaled from it. Null if the content does not matter. */
  content: number | null
}

const unknownPack: Shape = { width: 120, height: 120, content: null }

/** Cans of nicotine pouches and mints, which stand on their edge. */
const pouchCan: Shape = { width: 64, height: 66, content: 14 }

/** The largest content of such a can, in g. */
const maximumPouchCan = 60

const shapes: Readonly<Record<string, Shape>> = {
  bag: { width: 134, height: 176, content: 150 },
  bar: { width: 76, height: 152, content: 100 },
  bottle: { width: 66, height: 232, content: 500 },
  box: { width: 100, height: 150, content: 250 },
  can: { width: 58, height: 146, content: 330 },
  carton: { width: 95, height: 195, content: 1000 },
  case: { width: 270, height: 230, content: null },
  jar: { width: 78, height: 116, content: 400 },
  pack: { width: 110, height: 150, content: 250 },
  pouch: { width: 120, height: 170, content: 150 },
  roll: { width: 68, height: 172, content: null },
  sleeve: { width: 90, height: 160, content: 500 },
  tin: { width: 75, height: 110, content: 400 },
  tray: { width: 270, height: 120, content: null },
  tub: { width: 130, height: 130, content: 1000 },
  tube: { width: 50, height: 130, content: 190 },
}

const unitFactors: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, cl: 10, dl: 100, l: 1000 }

const netContentPattern = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|g|ml|cl|dl|l)$/i

/** Parses a net content to g or ml; null if it has no such unit. */
function parseContent(netContent: string | null): { amount: number; isWeight: boolean } | null {
  const [, count = '1', amount = '', unit = ''] = netContentPattern.exec(netContent?.trim() ?? '') ?? []
  const factor = unitFactors[unit.toLowerCase()]
  if (factor === undefined) return null
  return { amount: Number(count) * Number(amount.replace(',', '.')) * factor, isWeight: /g$/i.test(unit) }
}

/** Packs grow less than their content: large ones are deeper and filled more densely. */
const scaleLimits = { minimum: 0.6, maximum: 1.3 }

/**
 * Returns the usual size of a pack in mm, for articles without one: that of its shape, scaled by the cube root of its
 * content.
 */
export function usualPackFront({ unit, netContent }: Pack): PackFront {
  const content = parseContent(netContent)
  const name = unit.trim().toLowerCase()
  const isPouchCan = name === 'can' && content?.isWeight && content.amount <= maximumPouchCan
  const shape = isPouchCan ? pouchCan : Object.hasOwn(shapes, name) ? (shapes[name] ?? unknownPack) : unknownPack
  const ratio = shape.content === null || !content ? 1 : Math.cbrt(content.amount / shape.content)
  const scale = Math.min(scaleLimits.maximum, Math.max(scaleLimits.minimum, ratio))
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) }
}

/** Sizes of a pack in mm as the seller has set them; null for the usual ones. */
export interface SetPackFront {
  widthMm: number | null
  heightMm: number | null
}

/** Returns the size of a pack in mm: its own, or the usual one of its kind. */
export function packFront({ widthMm, heightMm, ...pack }: Pack & SetPackFront): PackFront {
  const usual = usualPackFront(pack)
  return { width: widthMm ?? usual.width, height: heightMm ?? usual.height }
}
