import { eq } from 'drizzle-orm'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import { toBrand } from '@skafferi/domain/rules/settings/seller-settings'
import { textIn } from '@skafferi/domain/rules/text/local-text'
import type { Database } from '../db/database'
import { shopSettings } from '../db/schema'
import { readSections } from '../settings/settings.repo'
import { mailLanguage, type MailColours, type MailSender } from '../words/mail-words'

/** The colours of a brand; the library for colours is loaded only for a shop with a colour of its own. */
async function coloursOf(colour: string | null): Promise<MailColours | null> {
  if (colour === null) return null
  const { brandRampHex } = await import('@skafferi/domain/rules/brand/brand-ramp')
  const ramp = brandRampHex(colour)
  return ramp && { brand: { light: ramp[700], dark: ramp[400] }, link: { light: ramp[700], dark: ramp[300] } }
}

/** Returns who writes the e-mails, as stored: the shop's name, contact details, signature and colours. */
export async function findSender(db: Database): Promise<MailSender> {
  const rows = await db.select().from(shopSettings).where(eq(shopSettings.section, 'profile'))
  const { profile } = readSections(rows)
  const { name, company, contact, approval, colour } = profile ? toBrand(profile, mailLanguage) : neutralBrand
  const signature = profile ? textIn(profile.signature, mailLanguage) : ''
  return { name, company, ...contact, approval, signature, colours: await coloursOf(colour) }
}
