import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from './colours'

type Colour = { hex: string } | string

const file = new URL('../../../../../packages/ui/src/theme/tokens.json', import.meta.url)
const tokens = JSON.parse(readFileSync(file, 'utf8')) as {
  palette: Record<string, { $value: Colour }>
  color: Record<string, { $extensions: { 'com.skafferi.modes': Record<'light' | 'dark', Colour> } }>
}

/** The hex code of a colour, or of the palette's that it refers to. */
function hexOf(colour: Colour | undefined): string {
  if (typeof colour !== 'string') return colour?.hex ?? ''
  return hexOf(tokens.palette[colour.slice('{palette.'.length, -1)]?.$value)
}

it('e-mails have the colours of the design system', () => {
  for (const [role, colour] of Object.entries(colours)) {
    const modes = tokens.color[role]?.$extensions['com.skafferi.modes']
    expect({ role, light: hexOf(modes?.light), dark: hexOf(modes?.dark) }).toEqual({ role, ...colour })
  }
})
