/** A colour by its OKLCH lightness (0–1), chroma (0–0.37) and hue (degrees). */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

/**
 * The colours of one pack. All colourways share the same lightness steps, so packs of different hue look equally lit on
 * one shelf.
 */
export interface Colourway {
  /** The pack's main colour. */
  base: string
  /** Shaded sides and edges. */
  deep: string
  /** Near-white of the same hue: labels, seals, hairlines. */
  tint: string
  /** The second colour of motifs. */
  accent: string
  /** Lettering on `base`: white, or `dark` if the base is light. */
  ink: string
  /** Near-black of the same hue: lettering on `tint`. */
  dark: string
  /** True if `base` is light, and needs dark lettering and dark hairlines. */
  isLight: boolean
}

/** Converts a linear-light channel to an 8-bit sRGB one. */
function toSrgb(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

/** The hexadecimal sRGB notation of an OKLCH colour; channels outside the gamut are clipped. */
export function oklch([lightness, chroma, hue]: Lch): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => toSrgb(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Lighter bases have dark lettering. */
const LIGHT_BASE = 0.66

function colourway(base: Lch, deep: Lch, tint: Lch, accent: Lch): Colourway {
  const dark = oklch([0.26, 0.03, base[2]])
  const isLight = base[0] > LIGHT_BASE
  return {
    base: oklch(base),
    deep: oklch(deep),
    tint: oklch(tint),
    accent: oklch(accent),
    ink: isLight ? dark : '#ffffff',
    dark,
    isLight,
  }
}

/** The main colours of packs, named after foods of a Nordic pantry. The flavour decides which one a product gets. */
export const colourways = {
  lingon: colourway([0.53, 0.19, 22], [0.37, 0.145, 20], [0.93, 0.035, 20], [0.91, 0.1, 98]),
  cloudberry: colourway([0.8, 0.145, 72], [0.55, 0.14, 50], [0.96, 0.035, 85], [0.5, 0.17, 28]),
  blueberry: colourway([0.43, 0.125, 274], [0.3, 0.1, 274], [0.92, 0.025, 270], [0.84, 0.09, 200]),
  spruce: colourway([0.44, 0.08, 162], [0.31, 0.06, 166], [0.93, 0.03, 150], [0.88, 0.12, 102]),
  butter: colourway([0.91, 0.1, 98], [0.72, 0.125, 82], [0.975, 0.03, 98], [0.45, 0.08, 222]),
  liquorice: colourway([0.27, 0.012, 60], [0.18, 0.01, 60], [0.93, 0.006, 70], [0.75, 0.14, 55]),
  rhubarb: colourway([0.79, 0.105, 12], [0.56, 0.15, 12], [0.955, 0.025, 12], [0.46, 0.09, 155]),
  ice: colourway([0.9, 0.04, 215], [0.62, 0.085, 228], [0.98, 0.01, 210], [0.43, 0.11, 245]),
  elderflower: colourway([0.9, 0.075, 122], [0.6, 0.11, 135], [0.975, 0.025, 120], [0.46, 0.09, 150]),
  coffee: colourway([0.39, 0.06, 48], [0.28, 0.045, 45], [0.93, 0.025, 75], [0.83, 0.1, 78]),
  saffron: colourway([0.72, 0.165, 50], [0.5, 0.15, 38], [0.95, 0.035, 70], [0.97, 0.03, 95]),
  sea: colourway([0.5, 0.085, 222], [0.36, 0.07, 226], [0.94, 0.02, 215], [0.91, 0.1, 98]),
  oat: colourway([0.89, 0.04, 84], [0.65, 0.07, 70], [0.975, 0.014, 90], [0.46, 0.13, 28]),
  mint: colourway([0.83, 0.09, 172], [0.55, 0.09, 178], [0.97, 0.02, 170], [0.36, 0.07, 200]),
  snow: colourway([0.975, 0.004, 220], [0.8, 0.012, 220], [0.99, 0.002, 220], [0.53, 0.19, 22]),
} satisfies Record<string, Colourway>

/** The name of a colourway. */
export type ColourwayName = keyof typeof colourways

/**
 * The colours of devices. A drawing distinguishes them only by shades of grey; the exact colour is in the product's
 * text.
 */
export const finishes = {
  snow: [0.975, 0.004, 220],
  silver: [0.87, 0.006, 240],
  graphite: [0.36, 0.012, 250],
  liquorice: [0.27, 0.012, 60],
  night: [0.31, 0.07, 262],
  coffee: [0.39, 0.06, 48],
  brick: [0.52, 0.13, 38],
  lingon: [0.53, 0.19, 22],
  cherry: [0.44, 0.165, 14],
  plum: [0.41, 0.115, 350],
  grape: [0.42, 0.135, 312],
  lilac: [0.78, 0.085, 305],
  rhubarb: [0.79, 0.105, 12],
  peach: [0.84, 0.095, 55],
  saffron: [0.72, 0.165, 50],
  cloudberry: [0.8, 0.145, 72],
  butter: [0.91, 0.1, 98],
  oat: [0.89, 0.04, 84],
  elderflower: [0.9, 0.075, 122],
  moss: [0.53, 0.095, 122],
  spruce: [0.44, 0.08, 162],
  mint: [0.83, 0.09, 172],
  teal: [0.55, 0.09, 195],
  sea: [0.5, 0.085, 222],
  ice: [0.9, 0.04, 215],
  sky: [0.78, 0.085, 232],
  blueberry: [0.43, 0.125, 274],
} as const satisfies Record<string, Lch>

/** The name of a device's colour. */
export type FinishName = keyof typeof finishes
