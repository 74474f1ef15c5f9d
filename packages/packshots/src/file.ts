import type { Pack } from './pack'
import type { Markup } from './shapes'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeAttribute(words: string): string {
  return words.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** The part of the drawing plane that shows, as SVG says it. */
export const SQUARE = '16 1 288 288'

/**
 * A complete SVG file of `size` pixels. The same drawing gives the same bytes, so a rebuilt file is a changed drawing
 * and nothing else; lettering is outlines, so the file asks for no font and nothing else from outside.
 */
export function svgFile(pack: Pack, viewBox: string, size: number, content: Markup): string {
  const label = escapeAttribute(`${pack.brand} ${pack.name}`)
  const box = `viewBox="${viewBox}" width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${label}">${content}</svg>\n`
}
