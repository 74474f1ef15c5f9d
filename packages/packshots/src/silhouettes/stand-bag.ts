import { brandBand } from '../band'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, path, rect } from '../shapes'

const OUTLINE = 'M80 52H240L246 264Q246 288 226 288H94Q74 288 74 264z'

/** A stand-up bag with a zip and a hole to hang it by. */
export const standPouch: Template<'standPouch'> = (pack, colours, brand) => {
  const { base } = colours
  const face =
    motifs[pack.motif]({ x: 78, y: 210, width: 164, height: 74 }, colours) +
    brandBand({ x: 66, y: 104, width: 188, height: 58 }, pack.brand, brand, colours, { size: 40, maxWidth: 148 }) +
    rect({ x: 66, y: 52, width: 188, height: 24 }, brand.edge) +
    rect({ x: 66, y: 74, width: 188, height: 2 }, LIGHT, 0, 0.3) +
    rect({ x: 148, y: 61, width: 24, height: 7 }, base, 3.5) +
    path('M80 76L96 288H74z', LIGHT, 0.2) +
    path('M240 76L224 288H248z', SHADE, 0.18)
  const art =
    path(OUTLINE, base) +
    clip('bag', path(OUTLINE, base), face) +
    nameOn({ x: 94, y: 170, width: 132, height: 34 }, pack.name, pack.motif, colours, 18) +
    netLabel(pack.net, CENTRE, 268, 64, colours)
  return { art, shadowWidth: 176 }
}
