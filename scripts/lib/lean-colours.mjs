const base = /(--[\w-]+-base):\s*oklch\([\d.]+%? ([\d.]+) ([\d.]+)\);/g
const derived =
  /oklch\(from var\((--[\w-]+-base)\) ([\d.]+) min\(c, ([\d.]+)\) (?:h|calc\(h ([+-]) (\d+)\))( \/ [\d.]+)?\)/g

/**
 * Replaces the colours of the theme that are derived from bases with their values, and removes the bases.
 * @param {string} css
 */
export function withoutBases(css) {
  const bases = new Map(Array.from(css.matchAll(base), ([, name, ...figures]) => [name, figures.map(Number)]))
  return css
    .replace(derived, (text, name, lightness, most, sign = '+', turn = '0', alpha = '') => {
      const [chroma = NaN, hue = NaN] = bases.get(name) ?? []
      return Number.isNaN(hue)
        ? text
        : `oklch(${lightness} ${Math.min(chroma, most)} ${hue + Number(sign + turn)}${alpha})`
    })
    .replace(base, '')
}

/** Vite plugin for the apps, whose bases nobody sets: values make smaller style sheets. */
export const leanColours = {
  name: 'lean-colours',
  apply: /** @type {const} */ ('build'),
  transform: {
    filter: { id: /\.css$/ },
    /** @param {string} css */
    handler: (css) => ({ code: withoutBases(css), map: null }),
  },
}
