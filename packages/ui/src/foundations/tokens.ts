/// <reference types="vite/client" />
import density from '../theme/density.css?raw'
import roles from '../theme/roles.css?raw'
import scale from '../theme/scale.css?raw'
import tokens from '../theme/tokens.css?raw'
import { declarationsOf, parseCss } from './css-rules'

/** One custom property of the theme. */
export interface Token {
  /** The suffix of its utility: `sm` of `--text-sm`. */
  name: string
  /** The declared value. */
  value: string
}

const declared = new Map([
  ...declarationsOf(parseCss(tokens), '@theme inline'),
  ...declarationsOf(parseCss(scale), '@theme'),
])

/** The tokens of one family (`text` for `--text-*`) in source order, without their sub-properties. */
export function tokensOf(family: string): Token[] {
  const prefix = `--${family}-`
  return [...declared]
    .filter(([property]) => property.startsWith(prefix) && !property.slice(prefix.length).includes('--'))
    .map(([property, value]) => ({ name: property.slice(prefix.length), value }))
}

/** A sub-property of a token: `line-height` of `text-sm` is `--text-sm--line-height`. */
export const detailOf = (token: string, detail: string): string => declared.get(`--${token}--${detail}`) ?? ''

/** The declared value of a token that is not part of a family (`--spacing`). */
export const tokenOf = (name: string): string => declared.get(`--${name}`) ?? ''

const sheet = parseCss(density)
const comfortable = declarationsOf(sheet, ':root')

/** Sizes that follow density, with both values. */
export const densitySizes = [...declarationsOf(sheet, "[data-density='compact']")].map(([property, compact]) => ({
  name: property.slice(2),
  comfortable: comfortable.get(property) ?? '',
  compact,
}))

/** Resolves a reference to a size that follows density, to its comfortable value on a desktop. */
export const resolveSize = (value: string): string =>
  value.replace(/^var\((--[\w-]+)\)$/, (reference, property: string) => comfortable.get(property) ?? reference)

/** Durations, in source order. */
export const durations: Token[] = [...comfortable]
  .filter(([property]) => property.startsWith('--time-'))
  .map(([property, value]) => ({ name: property.slice('--time-'.length), value }))

/** Elevations, in source order. */
export const elevations: Token[] = [...declarationsOf(parseCss(roles), ':root')]
  .filter(([property]) => property.startsWith('--elevation-'))
  .map(([property, value]) => ({ name: property.slice('--elevation-'.length), value }))
