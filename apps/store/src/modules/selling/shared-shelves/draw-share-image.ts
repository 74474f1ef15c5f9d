import sharp, { type OverlayOptions } from 'sharp'
import { facingRows, facingsThatFit } from '@skafferi/domain/rules/shelf/facings'
import { fitPicture } from '../../files/uploads'

/** Size of the picture, as social networks show it. */
const size = { width: 1200, height: 630 }

/** The colours `night`, `night-line` and `niche` of the light theme. */
const colours = { ground: '#0d2a33', line: '#7fb4c4', pack: '#dfe8ea' }

const margin = 40
const lineHeight = 3
/** Between two packs, and between two articles. */
const gaps = { pack: 4, place: 22 }

/** An article to draw. */
export interface DrawnPlace {
  /** Of one pack, in mm. */
  width: number
  height: number
  facings: number
  /** A picture in a format of uploads; null without one. */
  picture: Uint8Array | null
}

/** How many shelves show a number of articles, and pixels for each mm. */
function layoutFor(articles: number): { rows: number; scale: number } {
  if (articles <= 4) return { rows: 1, scale: 2 }
  return articles <= 10 ? { rows: 2, scale: 1.15 } : { rows: 3, scale: 0.78 }
}

/** Maximum number of articles that are drawn. */
export const maxDrawn = 24

const packSize = ({ width, height }: DrawnPlace, scale: number, room: number) => {
  const shrink = Math.min(1, room / (height * scale))
  return {
    width: Math.max(1, Math.round(width * scale * shrink)),
    height: Math.max(1, Math.round(height * scale * shrink)),
  }
}

/** Returns an opaque pack without a picture. */
const plainPack = (pack: { width: number; height: number }) =>
  sharp({ create: { ...pack, channels: 4, background: colours.pack } })
    .png()
    .toBuffer()

/** A pack in the picture. */
interface Pack {
  input: Buffer
  width: number
  height: number
}

async function drawPack(place: DrawnPlace, scale: number, room: number): Promise<Pack> {
  const pack = packSize(place, scale, room / facingRows(place.height))
  // A picture that cannot be read must not cost the whole shelf.
  const input = place.picture === null ? null : await fitPicture(place.picture, pack).catch(() => null)
  return { input: input ?? (await plainPack(pack)), ...pack }
}

/** Returns where the packs of an article stand, from the left and from the bottom of its place. */
function facingsOf(place: DrawnPlace, pack: Pack) {
  const rows = facingRows(place.height)
  const count = Math.min(place.facings, facingsThatFit(place))
  const columns = Math.max(1, Math.ceil(count / rows))
  const packs = Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * (pack.width + gaps.pack),
    bottom: Math.floor(index / columns) * (pack.height + gaps.pack),
  }))
  return { packs, width: columns * (pack.width + gaps.pack) - gaps.pack }
}

/** Draws the articles of one shelf from the left as far as they fit; the last one may be cut by the edge. */
function drawRow(places: readonly { place: DrawnPlace; pack: Pack }[], floor: number): OverlayOptions[] {
  const drawn = places.map(({ place, pack }) => ({ pack, ...facingsOf(place, pack) }))
  const total = drawn.reduce((sum, { width }) => sum + width + gaps.place, -gaps.place)
  let left = Math.max(margin, Math.round((size.width - total) / 2))
  const overlays: OverlayOptions[] = []
  for (const { pack, packs, width } of drawn) {
    if (left + width > size.width) break
    for (const { left: offset, bottom } of packs) {
      overlays.push({ input: pack.input, left: left + offset, top: floor - bottom - pack.height })
    }
    left += width + gaps.place
  }
  return overlays
}

/** Returns a line of a shelf. */
const shelfLine = (): OverlayOptions['input'] => ({
  create: { width: size.width, height: lineHeight, channels: 3, background: colours.line },
})

/**
 * Draws a shelf to scale on a dark ground, with up to 24 articles and no text.
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawShareImage(places: readonly DrawnPlace[]): Promise<Uint8Array> {
  const shown = places.slice(0, maxDrawn)
  const { rows, scale } = layoutFor(shown.length)
  const rowHeight = Math.floor((size.height - margin) / rows)
  const perRow = Math.ceil(shown.length / rows)
  const overlays: OverlayOptions[] = []
  for (let row = 0; row < rows; row += 1) {
    const floor = (row + 1) * rowHeight
    const packs = []
    for (const place of shown.slice(row * perRow, (row + 1) * perRow)) {
      packs.push({ place, pack: await drawPack(place, scale, rowHeight - margin) })
    }
    overlays.push(...drawRow(packs, floor), { input: shelfLine(), left: 0, top: floor })
  }
  return sharp({ create: { ...size, channels: 3, background: colours.ground } })
    .composite(overlays)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
