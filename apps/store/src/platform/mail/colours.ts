import { senderColours, type MailColour } from '../words/mail-words'

/**
 * The design system's colour roles for e-mails, as sRGB: e-mail clients support neither custom properties nor `oklch`.
 */
export const colours = {
  page: { light: '#fafaf7', dark: '#081217' },
  surface: { light: '#ffffff', dark: '#0d191e' },
  well: { light: '#f3f2ef', dark: '#132128' },
  ink: { light: '#132128', dark: '#f1f0ec' },
  'ink-muted': { light: '#505f64', dark: '#a2afb3' },
  line: { light: '#e6e5e1', dark: '#212f35' },
  shelf: { light: '#132128', dark: '#91a2a6' },
  brand: { light: '#0a4b5e', dark: '#71bfcf' },
  'ink-on-brand': { light: '#ffffff', dark: '#081217' },
  link: { light: '#0a4b5e', dark: '#9ad2de' },
  'price-better': { light: '#f4e38f', dark: '#ebd886' },
  'ink-on-price': { light: '#132128', dark: '#081217' },
} satisfies Record<string, MailColour>

export type ColourRole = keyof typeof colours

/** The colour of a role in the sender's brand. */
export function colourOf(role: ColourRole): MailColour {
  const own = senderColours()
  return own && (role === 'brand' || role === 'link') ? own[role] : colours[role]
}
