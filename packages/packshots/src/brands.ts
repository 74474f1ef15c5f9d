import { oklch } from './colour'
import type { Lch } from './colour'
import type { TypefaceName } from './lettering'

/** The six forms of a band, each as wide as the face unless noted. */
export type BandForm =
  /** Straight. */
  | 'bar'
  /** Slanted. */
  | 'slant'
  /** With a curved bottom edge. */
  | 'arch'
  /** With a hairline below. */
  | 'twin'
  /** Inset from the sides. */
  | 'plate'
  /** Up to the face's top edge. */
  | 'crown'

/** The fixed design of a brand, the same on all its packs. */
export interface Brand {
  /** The band's colour. */
  band: string
  /** The band's shaded colour: lids, folds, sealed edges. */
  edge: string
  /** Lettering on the band, with a contrast of at least 4.6:1. */
  ink: string
  form: BandForm
  typeface: TypefaceName
  /** One or two letters for the stamp. */
  initials: string
  /** Its name as lettered on packs; null if it is spelt as in texts. */
  wordmark: string | null
}

/** Lighter bands have dark lettering. */
const LIGHT_BAND = 0.7

function brand(
  band: Lch,
  form: BandForm,
  typeface: TypefaceName,
  initials: string,
  wordmark: string | null = null,
): Brand {
  const [lightness, chroma, hue] = band
  return {
    band: oklch(band),
    edge: oklch([Math.max(0.12, lightness - 0.14), chroma * 0.8, hue]),
    ink: lightness > LIGHT_BAND ? oklch([0.24, 0.03, hue]) : '#ffffff',
    form,
    typeface,
    initials,
    wordmark,
  }
}

/** Every brand with its own lettering, by its name. */
export const brands: Readonly<Record<string, Brand>> = {
  Tjärn: brand([0.32, 0.09, 258], 'bar', 'serif', 'Tj'),
  VIDD: brand([0.2, 0.012, 60], 'slant', 'wide', 'V'),
  Kåda: brand([0.37, 0.08, 158], 'arch', 'round', 'Kå'),
  BLEK: brand([0.985, 0.003, 220], 'bar', 'wide', 'B'),
  Rimma: brand([0.5, 0.17, 262], 'plate', 'grotesk', 'ri', 'rimma'),
  Rönn: brand([0.56, 0.19, 32], 'twin', 'narrow', 'Rö'),
  Skare: brand([0.44, 0.15, 305], 'slant', 'tall', 'SK'),
  Stilla: brand([0.9, 0.05, 190], 'plate', 'serif', 'St'),
  Dimma: brand([0.45, 0.03, 240], 'twin', 'wide', 'D', 'DIMMA'),
  Sältan: brand([0.29, 0.085, 15], 'crown', 'serif', 'Sä'),
  Björkö: brand([0.52, 0.19, 358], 'arch', 'round', 'Bj'),
  Polka: brand([0.52, 0.2, 26], 'plate', 'tall', 'PO', 'POLKA'),
  Ljung: brand([0.36, 0.12, 338], 'plate', 'serif', 'Lj'),
  Pastill: brand([0.43, 0.085, 205], 'twin', 'slab', 'Pa'),
  Havrebruket: brand([0.36, 0.075, 140], 'crown', 'slab', 'Ha'),
  Kvarn: brand([0.4, 0.065, 55], 'twin', 'narrow', 'KV', 'KVARN'),
  Syltan: brand([0.42, 0.165, 14], 'plate', 'serif', 'Sy'),
  Brygd: brand([0.45, 0.085, 90], 'bar', 'slab', 'Br'),
  Fläde: brand([0.42, 0.09, 150], 'arch', 'round', 'Fl'),
  Källa: brand([0.53, 0.105, 230], 'slant', 'grotesk', 'kä', 'källa'),
  Gryning: brand([0.28, 0.04, 48], 'crown', 'serif', 'Gr'),
  Torvald: brand([0.26, 0.05, 262], 'twin', 'narrow', 'To'),
  Rapsgård: brand([0.48, 0.12, 130], 'bar', 'slab', 'Ra'),
  Nötskal: brand([0.47, 0.1, 48], 'slant', 'round', 'Nö'),
  Tebladet: brand([0.4, 0.07, 180], 'arch', 'serif', 'Te'),
  Skärkarlen: brand([0.34, 0.07, 235], 'bar', 'narrow', 'Sk'),
  Humla: brand([0.23, 0.03, 80], 'twin', 'round', 'Hu'),
  Bakbordet: brand([0.46, 0.14, 20], 'crown', 'narrow', 'BA', 'BAKBORDET'),
  Ärtan: brand([0.43, 0.11, 142], 'bar', 'wide', 'ÄR', 'ÄRTAN'),
  Fjällbär: brand([0.35, 0.13, 290], 'arch', 'tall', 'Fj'),
  Klunk: brand([0.54, 0.21, 28], 'slant', 'wide', 'KL', 'KLUNK'),
}

/** @throws for a brand without a band, whose packs would have no recognisable brand */
export function brandOf(name: string): Brand {
  const found = brands[name]
  if (!found) throw new Error(`The brand "${name}" has no band`)
  return found
}
