import type { Pack } from './pack'
import type { Markup } from './shapes'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** The visible part of the drawing plane, as an SVG `viewBox`. */
export const SQUARE = '16 1 288 288'

/**
 * A complete SVG file of `size` pixels; a number makes it square. The output is deterministic, so a file changes only with its drawing. Lettering
 * is outlines, so the file needs no font and no external resource.
 */
export function svgFile(
  pack: Pack,
  viewBox: string,
  size: number | { width: number; height: number },
  content: Markup,
): string {
  const label = escapeAttribute(`${pack.brand} ${pack.name}`)
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size
  const box = `viewBox="${viewBox}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${label}">${content}</svg>\n`
}
