import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from './colours'

const theme = ['palette', 'roles']
  .map((name) => readFileSync(new URL(`../../../../../packages/ui/src/theme/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/** Returns the first value of a custom property. */
function valueOf(name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? ''
}

/** Converts OKLCH to sRGB (CSS Color Module Level 4, section 18). */
function toHex(oklch: string): string {
  const numbers = /oklch\(([\d. ]+)\)/.exec(oklch)?.[1]?.split(' ').map(Number)
  const [lightness = NaN, chroma = NaN, hue = NaN] = numbers ?? []
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((value) => {
    const part = Math.min(1, Math.max(0, value))
    return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function resolve(value: string): string {
  const name = /var\(--([\w-]+)\)/.exec(value)?.[1]
  return toHex(name ? valueOf(name) : value)
}

it('e-mails have the colours of the design system', () => {
  for (const [role, colour] of Object.entries(colours)) {
    const [, light = '', dark = ''] = /light-dark\((.+\)), (.+\))\)/.exec(valueOf(role)) ?? []
    expect({ role, light: resolve(light), dark: resolve(dark) }).toEqual({ role, ...colour })
  }
})
