import { drawingOf, isDevice } from './drawing'
import { SQUARE, svgFile } from './file'
import { outlines } from './outlines'
import type { Pack, PackName } from './pack'
import { CENTRE, GROUND, ellipse } from './shapes'
import type { Box, Markup } from './shapes'

const NIGHT = '#041319'
const WHITE = '#fff'

/** A gradient stop of the light across a pack: offset, overlay colour and opacity. */
type Step = readonly [offset: number, colour: string, opacity: number]

/** The soft key light from the left across a pack: on round packs, on flat packs, and on devices. */
const lights = {
  round: [
    [0, NIGHT, 0.3],
    [0.24, WHITE, 0.42],
    [0.46, WHITE, 0.06],
    [0.66, NIGHT, 0.06],
    [1, NIGHT, 0.36],
  ],
  flat: [
    [0, WHITE, 0.1],
    [0.12, WHITE, 0.28],
    [0.34, WHITE, 0.06],
    [0.66, NIGHT, 0.06],
    [1, NIGHT, 0.28],
  ],
  device: [
    [0, WHITE, 0.3],
    [0.5, WHITE, 0],
    [1, NIGHT, 0.16],
  ],
} satisfies Record<string, readonly Step[]>

/** Packs with a round shape, seen from the side. */
const ROUND: ReadonlySet<PackName> = new Set<PackName>([
  'jar',
  'spiceJar',
  'clipJar',
  'bottle',
  'drinkCan',
  'tin',
  'tub',
])

/** Packs whose lid is to the front, by the shape of the lid. */
const LIDS: Partial<Record<PackName, 'round' | 'square'>> = {
  pouchCan: 'round',
  pouchSlim: 'round',
  pouchSquare: 'square',
}

const stop = ([offset, colour, opacity]: Step): Markup =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** A light over the outline: gradients are relative to it, so that none ends inside. */
function over({ x, y, width, height }: Box, gradient: string): Markup {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${gradient})"/>`
}

const linear = (id: string, steps: readonly Step[], direction = ''): Markup =>
  `<linearGradient id="${id}"${direction}>${steps.map(stop).join('')}</linearGradient>`

const radial = (id: string, [cx, cy, r]: readonly number[], steps: readonly Step[]): Markup =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${steps.map(stop).join('')}</radialGradient>`

/** The key light of a lid comes from up left and reaches its farthest corner. */
const lidKey = radial(
  'key',
  [0.26, 0.22, 1.08],
  [
    [0, WHITE, 0.55],
    [0.36, WHITE, 0.16],
    [0.62, WHITE, 0],
    [1, NIGHT, 0.12],
  ],
)

/** The rim of a lid falls off softly, up to the edge of a round one or the corners of a square one. */
const lidRim = (shape: 'round' | 'square'): Markup =>
  radial(
    'rim',
    [0.5, 0.5, shape === 'round' ? 0.52 : 0.72],
    [
      [0.62, NIGHT, 0],
      [1, NIGHT, 0.3],
    ],
  )

/** The gradients of a pack's key light, and where they are drawn. */
function keyLight(pack: Pack): { gradients: Markup; light: Markup } {
  const box = outlines[pack.pack]
  const lid = LIDS[pack.pack]
  if (lid) return { gradients: lidKey + lidRim(lid), light: over(box, 'key') + over(box, 'rim') }
  const steps = isDevice(pack) ? lights.device : ROUND.has(pack.pack) ? lights.round : lights.flat
  return { gradients: linear('key', steps), light: over(box, 'key') }
}

/** The visible drawing plane. */
const PLANE = 'x="16" y="1" width="288" height="288"'

/** Definitions shared by all packs: the light from above, the blur of the shadow, and the grain of paper. */
const definitions =
  linear(
    'fall',
    [
      [0, WHITE, 0.16],
      [0.5, WHITE, 0],
      [1, NIGHT, 0.22],
    ],
    ' x2="0" y2="1"',
  ) +
  '<filter id="soft" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="5"/></filter>' +
  '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .1 0"/></filter>'

/** The contact shadow: wide and soft, with a dark core. */
function shadow(foot: number): Markup {
  const soft = (shape: Markup): Markup => shape.replace('/>', ' filter="url(#soft)"/>')
  const wide = ellipse(CENTRE + 10, GROUND, foot * 0.6, 7, '#06161d', 0.26)
  const core = ellipse(CENTRE + 3, GROUND - 1, foot * 0.46, 3, '#06161d', 0.34)
  return soft(wide) + soft(core)
}

/** The drawing for 480 px: the card's drawing with light. */
export function hero(pack: Pack): string {
  const { art, shadowWidth } = drawingOf(pack)
  const { gradients, light } = keyLight(pack)
  const mask = '<mask id="mask" style="mask-type:alpha"><use href="#pack"/></mask>'
  const grain = isDevice(pack) ? '' : `<rect ${PLANE} filter="url(#grain)" opacity=".34"/>`
  const lit = `<g mask="url(#mask)">${light}${over(outlines[pack.pack], 'fall')}${grain}</g>`
  const content = `<defs><g id="pack">${art}</g>${gradients}${definitions}${mask}</defs>${shadow(shadowWidth)}<use href="#pack"/>${lit}`
  return svgFile(pack, SQUARE, 480, content)
}
