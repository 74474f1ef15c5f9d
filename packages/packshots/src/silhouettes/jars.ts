import { brandBand } from '../band'
import type { Brand } from '../brands'
import { oklch } from '../colour'
import type { Colourway } from '../colour'
import { letter, letterBlock } from '../lettering'
import type { Drawing, PackOf, Template } from '../pack'
import { paperLabel } from '../parts'
import { CENTRE, LIGHT, SHADE, clip, d, line, path, rect, ridges } from '../shapes'

/** The colour of lettering on glass: white on dark contents, dark on light ones. */
const onGlass = ([lightness]: readonly [number, number, number], { dark }: Colourway): string =>
  lightness > 0.66 ? dark : LIGHT

/** A round jar with a ridged lid, `width` wide below a neck of `neck`, its glass `height` high. */
const round =
  (width: number, neck: number, height: number) =>
  (pack: PackOf<'jar' | 'spiceJar'>, colours: Colourway, brand: Brand): Drawing => {
    const x = CENTRE - width / 2
    const top = 288 - height
    const lid = { x: CENTRE - neck / 2, y: top - 44, width: neck, height: 38 }
    const label = { x, y: top + 32, width, height: height - 62 }
    const glass = d`M${x} ${top + 20}q0-20 16-24h${width - 32}q16 4 16 24V270q0 18-18 18h${36 - width}q-18 0-18-18z`
    const band = { x: x - 4, y: label.y + 6, width: width + 8, height: 42 }
    const picture = { x: x + 22, y: label.y + 88, width: width - 44, height: label.height - 90 }
    const name = { x: x + 8, y: label.y + 60, width: width - 16, height: 26 }
    const onPaper = { ...colours, isLight: false }
    const print =
      paperLabel(label, picture, pack.motif, colours) +
      brandBand(band, pack.brand, brand, onPaper, { size: 34, maxWidth: width * 0.8 })
    const art =
      path(glass, oklch(pack.contents)) +
      path(d`M${x} ${top + 20}q0-20 16-24h${width - 32}q16 4 16 24v12h${-width}z`, LIGHT, 0.22) +
      clip('label', rect(label, colours.tint), print) +
      rect(lid, brand.band, 5) +
      rect({ ...lid, y: lid.y + 26, height: 12 }, brand.edge, 4) +
      ridges(d`M${lid.x + 6} ${lid.y + 12}h${neck - 12}`, LIGHT, 20, '2 6', 0.2) +
      path(d`M${x + 9} ${top + 10}q-1 84 2 168h9q-4-84-1-168z`, LIGHT, 0.4) +
      path(d`M${x + width - 18} ${top - 2}q18 2 18 22V270q0 18-18 18z`, SHADE, 0.14) +
      letterBlock(pack.name, name, { size: 17, fill: colours.dark }) +
      letter(pack.net, CENTRE, 278, 70, { size: 13, fill: onGlass(pack.contents, colours) })
    return { art, shadowWidth: width + 12 }
  }

/** A round jar of jam. */
export const jar: Template<'jar'> = round(148, 132, 188)

/** A small jar of spice: slim. */
export const spiceJar: Template<'spiceJar'> = round(118, 104, 184)

/** A jar with facets, with the label on the front one. */
export const facetJar: Template<'facetJar'> = (pack, colours, brand) => {
  const { tint, dark } = colours
  const label = { x: 112, y: 140, width: 98, height: 124 }
  const picture = { x: 124, y: 228, width: 74, height: 34 }
  const print = paperLabel(label, picture, pack.motif, colours) + rect({ ...label, y: 148, height: 42 }, brand.band)
  const art =
    path('M78 134L100 104H220L242 134V272L228 288H92L78 272z', oklch(pack.contents)) +
    path('M100 104H126L112 134V288H92L78 272V134z', LIGHT, 0.2) +
    path('M220 104H196L210 134V288H228L242 272V134z', SHADE, 0.2) +
    rect({ x: 92, y: 64, width: 136, height: 42 }, brand.edge, 4) +
    rect({ x: 92, y: 64, width: 136, height: 13 }, brand.band, 4) +
    rect({ x: 97, y: 67, width: 62, height: 3 }, LIGHT, 1.5, 0.35) +
    clip('label', rect(label, tint), print) +
    letter(pack.brand, 161, 178, 86, { typeface: brand.typeface, size: 29, fill: brand.ink }) +
    letterBlock(pack.name, { x: 116, y: 194, width: 90, height: 28 }, { size: 15, fill: dark }) +
    letter(pack.net, 161, 281, 60, { size: 12.5, fill: onGlass(pack.contents, colours) })
  return { art, shadowWidth: 164 }
}

const GLASS = oklch([0.93, 0.012, 210])
const RIM = oklch([0.88, 0.012, 210])
const WIRE = '#7f8b91'

/** A jar with a glass lid held by a wire. */
export const clipJar: Template<'clipJar'> = (pack, colours, brand) => {
  const { dark, tint } = colours
  const label = { x: 92, y: 164, width: 136, height: 102 }
  const picture = { x: 156, y: 222, width: 66, height: 42 }
  const print = paperLabel(label, picture, pack.motif, colours) + rect({ ...label, y: 171, height: 44 }, brand.band)
  const art =
    path('M74 160q0-24 26-26H220q26 2 26 26V264q0 24-24 24H98q-24 0-24-24z', oklch(pack.contents)) +
    path('M80 162q2-18 20-20h22v138h-24q-18 0-18-16z', LIGHT, 0.22) +
    path('M240 162q-2-18-20-20h-10v138h12q18 0 18-16z', SHADE, 0.15) +
    rect({ x: 84, y: 118, width: 152, height: 18 }, RIM, 4) +
    path('M94 118q2-28 36-28h60q34 0 36 28z', GLASS) +
    path('M102 114q4-17 30-17h22v-3h-24q-28 1-32 20z', LIGHT, 0.8) +
    rect({ x: 82, y: 131, width: 156, height: 7 }, brand.band, 3) +
    line('M244 144v-22q0-10-10-10h-8M244 144q10 2 10 12v14', WIRE, 4) +
    clip('label', rect(label, tint), print) +
    letter(pack.brand, CENTRE, 203, 120, { typeface: brand.typeface, size: 33, fill: brand.ink }) +
    letterBlock(pack.name, { x: 99, y: 220, width: 62, height: 42 }, { size: 15, fill: dark, align: 'start' }) +
    letter(pack.net, CENTRE, 281, 80, { size: 12.5, fill: onGlass(pack.contents, colours) })
  return { art, shadowWidth: 196 }
}
