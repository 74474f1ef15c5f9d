import { finishes, oklch } from '../colour'
import type { FinishName } from '../colour'
import type { Drawing, PackOf, DeviceName } from '../pack'
import { LIGHT, path } from '../shapes'
import type { Markup } from '../shapes'

/** The outline colour of every device. */
const INK = '#24323a'

/** The three greys of a device: lit surfaces, shaded surfaces, and blank screens. */
export interface Planes {
  face: string
  side: string
  screen: string
}

/**
 * Draws one kind of device. It has no lettering and a blank screen, so that the picture claims nothing about the
 * product.
 */
export type DeviceTemplate<P extends DeviceName> = (pack: PackOf<P>, planes: Planes) => Drawing

/** Lightness of the three greys, for light, medium and dark finishes. */
const TONES = { light: [0.955, 0.885, 0.8], middling: [0.885, 0.81, 0.74], dark: [0.77, 0.69, 0.63] } as const

/** The share of the finish's chroma that greys keep, up to a maximum: enough to distinguish two finishes. */
const CHROMA_SHARE = 0.36
const GREATEST_CHROMA = 0.05

/** The greys of a device's finish. */
export function planesOf(finish: FinishName): Planes {
  const [lightness, chroma, hue] = finishes[finish]
  const tones = TONES[lightness > 0.7 ? 'light' : lightness > 0.4 ? 'middling' : 'dark']
  const muted = Math.min(GREATEST_CHROMA, Math.max(0.005, chroma * CHROMA_SHARE))
  const grey = (tone: number): string => oklch([tone, muted, hue])
  return { face: grey(tones[0]), side: grey(tones[1]), screen: grey(tones[2]) }
}

/** A stroke in the outline colour; thin ones are details. */
export function stroke(data: string, width = 3): Markup {
  return `<path d="${data}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A filled shape with an outline. */
export function plane(data: string, fill: string, width = 3): Markup {
  return `<path d="${data}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** A blank screen: its outline, and a reflection. */
export function screen(outline: string, reflection: string, planes: Planes): Markup {
  return path(outline, planes.screen) + path(reflection, LIGHT, 0.28) + stroke(outline, 2)
}
