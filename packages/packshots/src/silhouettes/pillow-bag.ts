import { brandBand } from '../band'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel } from '../parts'
import { LIGHT, SHADE, clip, path, rect, ridges } from '../shapes'

const OUTLINE = 'M70 54H250Q244 108 248 172Q251 240 254 288H66Q69 240 72 172Q76 108 70 54z'

/** A pillow bag with a toothed seam. */
export const candyBag: Template<'candyBag'> = (pack, colours, brand) => {
  const { base } = colours
  const face =
    rect({ x: 60, y: 50, width: 200, height: 240 }, base) +
    motifs[pack.motif]({ x: 74, y: 206, width: 172, height: 72 }, colours) +
    brandBand({ x: 60, y: 92, width: 200, height: 60 }, pack.brand, brand, colours, { size: 46, maxWidth: 150 }) +
    rect({ x: 60, y: 54, width: 200, height: 18 }, brand.edge) +
    ridges('M62 63H258', LIGHT, 18, '2.4 5', 0.16) +
    rect({ x: 60, y: 276, width: 200, height: 12 }, brand.edge) +
    ridges('M62 282H258', LIGHT, 12, '2.4 5', 0.16) +
    path('M80 72Q96 180 80 276H66V72z', LIGHT, 0.2) +
    path('M242 72Q226 180 242 276H256V72z', SHADE, 0.16)
  const teeth = `M70 54${'l4.1-5l4.1 5'.repeat(22)}z`
  const art =
    clip('bag', path(OUTLINE, base), face) +
    path(teeth, brand.edge) +
    nameOn({ x: 90, y: 162, width: 140, height: 36 }, pack.name, pack.motif, colours, 19) +
    netLabel(pack.net, 208, 254, 54, colours)
  return { art, shadowWidth: 194 }
}
