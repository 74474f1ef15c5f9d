import { brandBand } from '../band'
import { motifs } from '../motifs'
import type { Template } from '../pack'
import { nameOn, netLabel } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, path, rect, ridges } from '../shapes'

const WALL = 'M82 108H238L227 276q-1 12-13 12H106q-12 0-13-12z'

/** A counter tub with a lid. */
export const tub: Template<'tub'> = (pack, colours, brand) => {
  const { base } = colours
  const print =
    motifs[pack.motif]({ x: 92, y: 220, width: 136, height: 62 }, colours) +
    brandBand({ x: 76, y: 122, width: 168, height: 52 }, pack.brand, brand, colours, { size: 40, maxWidth: 126 }) +
    path('M82 108h18l8 180H86z', LIGHT, 0.2) +
    path('M220 108h20l-13 180h-20z', SHADE, 0.16)
  const art =
    path(WALL, base) +
    clip('wall', path(WALL, base), print) +
    rect({ x: 73, y: 84, width: 174, height: 28 }, brand.edge, 6) +
    rect({ x: 77, y: 88, width: 166, height: 4 }, LIGHT, 2, 0.28) +
    nameOn({ x: 98, y: 186, width: 124, height: 30 }, pack.name, pack.motif, colours, 18) +
    netLabel(pack.net, CENTRE, 266, 60, colours)
  return { art, shadowWidth: 164 }
}

const TUBE = 'M104 44H216Q224 150 206 254H114Q96 150 104 44z'

/** A tube of spread, standing on its cap. */
export const tube: Template<'tube'> = (pack, colours, brand) => {
  const { base } = colours
  const print =
    motifs[pack.motif]({ x: 104, y: 186, width: 112, height: 66 }, colours) +
    brandBand({ x: 90, y: 76, width: 140, height: 54 }, pack.brand, brand, colours, { size: 36, maxWidth: 104 }) +
    path('M104 62Q98 150 116 254H130Q114 150 118 62z', LIGHT, 0.24) +
    path('M216 62Q222 150 204 254H190Q208 150 202 62z', SHADE, 0.15)
  const art =
    path(TUBE, base) +
    clip('wall', path(TUBE, base), print) +
    rect({ x: 102, y: 40, width: 116, height: 18 }, brand.edge, 2) +
    ridges('M104 49H216', LIGHT, 18, '2 5', 0.2) +
    rect({ x: 122, y: 252, width: 76, height: 36 }, brand.band, 5) +
    ridges('M127 272H193', LIGHT, 24, '2 5', 0.2) +
    nameOn({ x: 116, y: 138, width: 88, height: 42 }, pack.name, pack.motif, colours, 17) +
    netLabel(pack.net, CENTRE, 238, 54, colours)
  return { art, shadowWidth: 92 }
}
