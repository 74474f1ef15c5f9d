import { oklch } from '../colour'
import { letter, letterBlock } from '../lettering'
import type { Template } from '../pack'
import { paperLabel } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, path, rect } from '../shapes'

const LABEL = { x: 108, y: 156, width: 104, height: 110 }

/** A bottle with a round shoulder. */
export const bottle: Template<'bottle'> = (pack, colours, brand) => {
  const { tint, dark } = colours
  const [lightness] = pack.contents
  const print =
    paperLabel(LABEL, { x: 122, y: 231, width: 76, height: 34 }, pack.motif, colours) +
    rect({ ...LABEL, y: 162, height: 38 }, brand.band)
  const art =
    path(
      'M144 38h32v42q0 14 16 32q20 20 20 44V276q0 12-12 12H120q-12 0-12-12V156q0-24 20-44q16-18 16-32z',
      oklch(pack.contents),
    ) +
    rect({ x: 141, y: 20, width: 38, height: 23 }, brand.band, 3) +
    rect({ x: 141, y: 36, width: 38, height: 3 }, LIGHT, 0, 0.3) +
    clip('label', rect(LABEL, tint), print) +
    path('M117 154q0-17 17-35q14-14 16-36h6q-2 22-14 37t-15 35V280h-10z', LIGHT, 0.34) +
    path('M196 124q16 16 16 32V276q0 12-12 12h-6V140z', SHADE, 0.13) +
    letter(pack.brand, CENTRE, 190, 90, { typeface: brand.typeface, size: 30, fill: brand.ink }) +
    letterBlock(pack.name, { x: 113, y: 203, width: 94, height: 26 }, { size: 15, fill: dark }) +
    letter(pack.net, CENTRE, 281, 70, { size: 12.5, fill: lightness > 0.66 ? dark : LIGHT })
  return { art, shadowWidth: 112 }
}
