import { drawingOf, isDevice } from './drawing'
import { SQUARE, svgFile } from './file'
import type { Pack, PackName } from './pack'
import { CENTRE, GROUND, ellipse } from './shapes'
import type { Markup } from './shapes'

const NIGHT = '#041319'
const WHITE = '#fff'

/** A gradient stop of the light across a pack: offset, overlay colour and opacity. */
type Step = readonly [offset: number, colour: string, opacity: number]

/** The soft key light from the left: on round packs, on flat packs, and on devices. */
const lights = {
  round: [
    [0, NIGHT, 0.3],
    [0.09, WHITE, 0.12],
    [0.24, WHITE, 0.38],
    [0.4, WHITE, 0.05],
    [0.68, NIGHT, 0.08],
    [0.9, NIGHT, 0.34],
    [0.97, NIGHT, 0.2],
    [1, WHITE, 0.12],
  ],
  flat: [
    [0, WHITE, 0.1],
    [0.08, WHITE, 0.3],
    [0.3, WHITE, 0.06],
    [0.66, NIGHT, 0.06],
    [1, NIGHT, 0.28],
  ],
  device: [
    [0, WHITE, 0.3],
    [0.5, WHITE, 0],
    [1, NIGHT, 0.16],
  ],
} satisfies Record<string, readonly Step[]>

/** Packs with a round shape. */
const ROUND: ReadonlySet<PackName> = new Set<PackName>([
  'pouchCan',
  'pouchSlim',
  'jar',
  'spiceJar',
  'clipJar',
  'bottle',
  'drinkCan',
  'tin',
  'tub',
])

function lightOn(pack: Pack): readonly Step[] {
  if (isDevice(pack)) return lights.device
  return ROUND.has(pack.pack) ? lights.round : lights.flat
}

const stop = ([offset, colour, opacity]: Step): Markup =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** The visible drawing plane. */
const PLANE = 'x="16" y="1" width="288" height="288"'

/** Definitions shared by all packs: the light from above, the blur of the shadow, and the grain of paper. */
const definitions =
  `<linearGradient id="fall" x2="0" y2="1">${(
    [
      [0.1, WHITE, 0.16],
      [0.5, WHITE, 0],
      [1, NIGHT, 0.22],
    ] as const
  )
    .map(stop)
    .join('')}</linearGradient>` +
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
  const half = shadowWidth / 2 + 8
  const across = `x1="${CENTRE - half}" x2="${CENTRE + half}" gradientUnits="userSpaceOnUse"`
  const key = `<linearGradient id="key" ${across}>${lightOn(pack).map(stop).join('')}</linearGradient>`
  const mask = '<mask id="mask" style="mask-type:alpha"><use href="#pack"/></mask>'
  const grain = isDevice(pack) ? '' : `<rect ${PLANE} filter="url(#grain)" opacity=".34"/>`
  const light = `<g mask="url(#mask)"><rect ${PLANE} fill="url(#key)"/><rect ${PLANE} fill="url(#fall)"/>${grain}</g>`
  const content = `<defs><g id="pack">${art}</g>${key}${definitions}${mask}</defs>${shadow(shadowWidth)}<use href="#pack"/>${light}`
  return svgFile(pack, SQUARE, 480, content)
}
