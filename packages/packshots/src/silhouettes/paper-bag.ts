import { brandBand } from '../band'
import type { Brand } from '../brands'
import type { Colourway } from '../colour'
import { motifs } from '../motifs'
import type { Drawing, PackOf, Template } from '../pack'
import { nameOn, netLabel, sides } from '../parts'
import { CENTRE, LIGHT, clip, d, path, rect } from '../shapes'

type PaperPack = 'paperBag' | 'coffeeBag' | 'flourBag' | 'crispbread'

/** Folded paper, `width` wide, its front `height` high below the fold. */
const paper =
  (width: number, height: number) =>
  (pack: PackOf<PaperPack>, colours: Colourway, brand: Brand): Drawing => {
    const { base, deep } = colours
    const x = CENTRE - width / 2
    const y = 288 - height
    const front = { x, y, width, height }
    const name = { x: x + 10, y: y + 98, width: width - 20, height: 36 }
    const face =
      motifs[pack.motif]({ x: x + 4, y: y + 140, width: width - 8, height: height - 140 }, colours) +
      rect({ ...front, height: 24 }, deep, 0, 0.55) +
      brandBand({ ...front, y: y + 34, height: 56 }, pack.brand, brand, colours, { size: 40, maxWidth: width * 0.82 }) +
      sides(front, 14, 16)
    const art =
      path(d`M${x} ${y}l12-18h${width - 24}l12 18V288h${-width}z`, deep) +
      rect(front, base) +
      clip('front', rect(front, base), face) +
      path(d`M${x + 12} ${y - 18}h${width - 24}l12 18h${-width}z`, base) +
      path(d`M${x + 12} ${y - 18}h${width - 24}l3 5h${30 - width}z`, LIGHT, 0.25) +
      rect({ x: CENTRE - 15, y: y - 12, width: 30, height: 30 }, brand.band, 3) +
      nameOn(name, pack.name, pack.motif, colours, 18) +
      netLabel(pack.net, CENTRE, 268, 64, colours)
    return { art, shadowWidth: width + 12 }
  }

/** Sticks of rock, and other goods in a small bag. */
export const paperBag: Template<'paperBag'> = paper(160, 206)

/** Coffee: tall and narrow. */
export const coffeeBag: Template<'coffeeBag'> = paper(152, 222)

/** Flour: broad. */
export const flourBag: Template<'flourBag'> = paper(176, 218)

/** Rounds of crispbread wrapped in paper: low. */
export const crispbread: Template<'crispbread'> = paper(212, 186)
