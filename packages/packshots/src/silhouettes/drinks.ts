import { brandBand } from '../band'
import { oklch } from '../colour'
import { letter } from '../lettering'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel, sides } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, path, rect } from '../shapes'

const METAL = oklch([0.86, 0.006, 240])
const SHOULDER = oklch([0.76, 0.008, 240])
const CAN = { x: 100, y: 68, width: 120, height: 204 }

/** A slim can. */
export const drinkCan: Template<'drinkCan'> = (pack, colours, brand) => {
  const { base, ink } = colours
  const print =
    motifs[pack.motif]({ x: 106, y: 202, width: 108, height: 66 }, colours) +
    brandBand({ ...CAN, y: 94, height: 58 }, pack.brand, brand, colours, { size: 40, maxWidth: 100 })
  const art =
    path('M108 50H212L220 68V272L210 288H110L100 272V68z', base) +
    clip('wall', rect(CAN, base), print) +
    rect({ x: 107, y: 41, width: 106, height: 11 }, METAL, 4) +
    rect({ x: 110, y: 43, width: 100, height: 3 }, LIGHT, 1, 0.7) +
    path('M108 52H212L220 68H100z', SHOULDER) +
    path('M100 272H220L210 288H110z', SHOULDER) +
    rect({ x: 110, y: 68, width: 13, height: 204 }, LIGHT, 0, 0.28) +
    rect({ x: 127, y: 68, width: 4, height: 204 }, LIGHT, 0, 0.16) +
    rect({ x: 196, y: 68, width: 24, height: 204 }, SHADE, 0, 0.15) +
    nameOn({ x: 110, y: 162, width: 100, height: 34 }, pack.name, pack.motif, colours, 17) +
    letter(pack.net, CENTRE, 284, 60, { size: 12, fill: ink === LIGHT ? '#24323a' : ink })
  return { art, shadowWidth: 116 }
}

const FRONT = { x: 84, y: 104, width: 128, height: 184 }

/** A gable-top carton with a screw cap, its right side visible. */
export const drinkCarton: Template<'drinkCarton'> = (pack, colours, brand) => {
  const { base, deep, tint } = colours
  const print =
    rect(FRONT, base) +
    motifs[pack.motif]({ x: 88, y: 216, width: 120, height: 70 }, colours) +
    brandBand({ ...FRONT, y: 114, height: 52 }, pack.brand, brand, colours, { size: 38, maxWidth: 104 }) +
    sides(FRONT, 8, 8)
  const art =
    path('M212 104L240 110V282L212 288z', deep) +
    path('M212 104L226 62L240 110z', SHADE, 0.3) +
    path('M84 104L104 62H226L212 104z', base) +
    path('M84 104L104 62H226L212 104z', LIGHT, 0.22) +
    rect({ x: 102, y: 44, width: 126, height: 20 }, tint, 2) +
    rect({ x: 102, y: 56, width: 126, height: 3 }, SHADE, 0, 0.12) +
    rect({ x: 134, y: 76, width: 34, height: 20 }, brand.band, 4) +
    clip('front', rect(FRONT, base), print) +
    nameOn({ x: 94, y: 178, width: 108, height: 32 }, pack.name, pack.motif, colours, 18) +
    netLabel(pack.net, 148, 272, 50, colours)
  return { art, shadowWidth: 164 }
}
