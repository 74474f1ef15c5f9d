import { brandBand } from '../band'
import { oklch } from '../colour'
import { letter } from '../lettering'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, path, rect, rounded } from '../shapes'

const METAL = oklch([0.86, 0.006, 240])
const METAL_DEEP = oklch([0.74, 0.008, 240])
const LABEL = { x: 80, y: 106, width: 160, height: 166 }

/** A food tin with a paper label. */
export const tin: Template<'tin'> = (pack, colours, brand) => {
  const { base } = colours
  const print =
    rect(LABEL, base) +
    motifs[pack.motif]({ x: 88, y: 214, width: 144, height: 54 }, colours) +
    brandBand({ ...LABEL, y: 120, height: 52 }, pack.brand, brand, colours, { size: 40, maxWidth: 132 }) +
    rect({ ...LABEL, x: 92, width: 14 }, LIGHT, 0, 0.24) +
    rect({ ...LABEL, x: 112, width: 4 }, LIGHT, 0, 0.14) +
    rect({ ...LABEL, x: 214, width: 26 }, SHADE, 0, 0.15)
  const art =
    rect({ x: 78, y: 94, width: 164, height: 192 }, METAL_DEEP, 6) +
    rect({ x: 76, y: 90, width: 168, height: 12 }, METAL, 5) +
    rect({ x: 80, y: 92, width: 160, height: 3 }, LIGHT, 1.5, 0.7) +
    rect({ x: 76, y: 277, width: 168, height: 11 }, METAL, 4) +
    clip('label', rect(LABEL, base), print) +
    nameOn({ x: 92, y: 180, width: 136, height: 30 }, pack.name, pack.motif, colours, 18) +
    netLabel(pack.net, CENTRE, 258, 60, colours)
  return { art, shadowWidth: 172 }
}

const LID = { x: 52, y: 164, width: 216, height: 100 }

/** A fish tin with a ring pull. */
export const flatTin: Template<'flatTin'> = (pack, colours, brand) => {
  const { base, deep, tint, dark, ink, isLight } = colours
  const print =
    rect({ ...LID, y: 179, height: 52 }, isLight ? dark : tint) +
    rect({ ...LID, y: 182, height: 46 }, brand.band) +
    path('M52 164h66l-32 100H52z', LIGHT, 0.12)
  const art =
    path(rounded({ ...LID, y: 168, height: 120 }, 24), deep) +
    path(rounded(LID, 24), base) +
    clip('lid', path(rounded(LID, 24), base), print) +
    rect({ x: 138, y: 154, width: 44, height: 13 }, METAL_DEEP, 6.5) +
    letter(pack.brand, CENTRE, 216, 172, { typeface: brand.typeface, size: 36, fill: brand.ink }) +
    letter(pack.name, CENTRE, 252, 176, { size: 17, fill: ink }) +
    letter(pack.net, CENTRE, 281, 80, { size: 13, fill: LIGHT })
  return { art, shadowWidth: 214 }
}
