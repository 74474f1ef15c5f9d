import type { Colourway } from './colour'
import { letter, letterBlock } from './lettering'
import { motifs } from './motifs'
import type { MotifName } from './motifs'
import { LIGHT, SHADE, circle, path, rect } from './shapes'
import type { Box, Markup } from './shapes'

/** The nicotine strength as a numeral in a disc. */
export function seal(cx: number, cy: number, radius: number, numeral: number, { tint, dark }: Colourway): Markup {
  const lettering = { size: radius * 1.42, fill: dark }
  return circle(cx, cy, radius, tint) + letter(String(numeral), cx, cy + radius * 0.5, radius * 1.5, lettering)
}

/** The net content on a label with round ends. */
export function netLabel(net: string, cx: number, cy: number, width: number, { tint, dark }: Colourway): Markup {
  const label = { x: cx - width / 2, y: cy - 9.5, width, height: 19 }
  return rect(label, tint, 9.5) + letter(net, cx, cy + 4.2, width - 12, { size: 12.5, fill: dark })
}

/** Dense patterns, on which lettering needs a plate. */
const DENSE: ReadonlySet<MotifName> = new Set<MotifName>([
  'stripes',
  'dots',
  'check',
  'bars',
  'diamonds',
  'petals',
  'zigzag',
  'honeycomb',
  'rays',
  'confetti',
  'birches',
])

/** The product's name on the main colour; on a dense pattern with a plate of that colour behind it. */
export function nameOn(box: Box, name: string, motif: MotifName | undefined, colours: Colourway, size = 17): Markup {
  const { x, y, width, height } = box
  const plate = { x: x - 4, y: y - 2, width: width + 8, height: height + 4 }
  const behind = motif && DENSE.has(motif) ? rect(plate, colours.base, 3) : ''
  return behind + letterBlock(name, box, { size, fill: colours.ink })
}

/** Light from the left and shade on the right of a face with straight sides. */
export function sides({ x, y, width, height }: Box, light: number, shade: number): Markup {
  return (
    rect({ x, y, width: light, height }, LIGHT, 0, 0.16) +
    rect({ x: x + width - shade, y, width: shade, height }, SHADE, 0, 0.14)
  )
}

/** The reflection across a lid. */
export const gleam = (data: string): Markup => path(data, LIGHT, 0.1)

/**
 * A paper label with its motif on the tint. An accent made for dark colourways has too little contrast there and is
 * replaced.
 */
export function paperLabel(label: Box, picture: Box, motif: MotifName, colours: Colourway): Markup {
  const { base, deep, accent, tint, isLight } = colours
  const printed = { ...colours, accent: isLight ? accent : base, tint: deep }
  return rect(label, tint) + motifs[motif](picture, printed)
}
