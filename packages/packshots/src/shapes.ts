/** A piece of SVG markup. */
export type Markup = string

/** A rectangle to draw into, in units of the 288 box. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The y coordinate of the shelf. */
export const GROUND = 288

/** The x coordinate of the centre. */
export const CENTRE = 160

/** Overlay colours: white for lit sides, near-black for shaded sides. */
export const LIGHT = '#ffffff'
export const SHADE = '#061a22'

const format = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data with every number rounded to a tenth: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((data, part, index) => `${data}${format(numbers[index - 1] ?? 0)}${part}`)
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? format(value) : value}"`)
    .join('')
}

/** Rounds opacities to hundredths. */
const opacityOf = (opacity: number): string | undefined =>
  opacity < 1 ? String(Math.round(opacity * 100) / 100).replace(/^0/, '') : undefined

/** A filled rectangle, its corners rounded by `radius`. */
export function rect({ x, y, width, height }: Box, fill: string, radius = 0, opacity = 1): Markup {
  const rx = radius > 0 ? radius : undefined
  return `<rect${attributes({ x, y, width, height, rx, fill, opacity: opacityOf(opacity) })}/>`
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, fill: string, opacity = 1): Markup {
  return `<circle${attributes({ cx, cy, r, fill, opacity: opacityOf(opacity) })}/>`
}

/** A circle's outline. */
export function ring(cx: number, cy: number, r: number, stroke: string, width: number, opacity = 1): Markup {
  const paint = { fill: 'none', stroke, 'stroke-width': width, opacity: opacityOf(opacity) }
  return `<circle${attributes({ cx, cy, r, ...paint })}/>`
}

/** A filled ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): Markup {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, opacity: opacityOf(opacity) })}/>`
}

/** A filled path. */
export function path(data: string, fill: string, opacity = 1): Markup {
  return `<path${attributes({ fill, opacity: opacityOf(opacity), d: data })}/>`
}

/** A line with round ends and joins. */
export function line(data: string, stroke: string, width: number, opacity = 1): Markup {
  const caps = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const paint = { fill: 'none', stroke, 'stroke-width': width, ...caps, opacity: opacityOf(opacity) }
  return `<path${attributes({ ...paint, d: data })}/>`
}

/** A line of short dashes across its direction: crimped seams, ridged lids. */
export function ridges(data: string, stroke: string, width: number, dash: string, opacity = 1): Markup {
  const paint = { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dash, opacity: opacityOf(opacity) }
  return `<path${attributes({ ...paint, d: data })}/>`
}

/** Path data of a rectangle with round corners. */
export function rounded({ x, y, width, height }: Box, radius: number): string {
  const corner = (dx: number, dy: number): string => d`a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`
  const across = width - 2 * radius
  const down = height - 2 * radius
  const right = d`M${x + radius} ${y}h${across}` + corner(1, 1) + d`v${down}` + corner(-1, 1)
  return right + d`h${-across}` + corner(-1, -1) + d`v${-down}` + corner(1, -1) + 'z'
}

/** Path data of a disc. */
export function disc(cx: number, cy: number, radius: number): string {
  const half = (way: number): string => d`a${radius} ${radius} 0 1 0 ${way * 2 * radius} 0`
  return d`M${cx - radius} ${cy}` + half(1) + half(-1) + 'z'
}

/** Moves, rotates or scales its content. */
export function transform(instructions: string, content: Markup): Markup {
  return `<g transform="${instructions}">${content}</g>`
}

/** Clips content to a shape. The name is the clip path's id and must be unique in its file. */
export function clip(name: string, shape: Markup, content: Markup): Markup {
  return `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${content}</g>`
}

/** Draws a part, and copies of it at the given vertical offsets. */
export function repeatDown(name: string, content: Markup, offsets: readonly number[]): Markup {
  const copies = offsets.map((offset) => `<use href="#${name}" y="${format(offset)}"/>`)
  return `<g id="${name}">${content}</g>${copies.join('')}`
}
