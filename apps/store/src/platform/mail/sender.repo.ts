import { eq } from 'drizzle-orm'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import { toBrand } from '@skafferi/domain/rules/settings/seller-settings'
import type { Database } from '../db/database'
import { shopSettings } from '../db/schema'
import { readSections } from '../settings/settings.repo'
import { mailLanguage, type MailSender } from '../words/mail-words'

/** Returns who writes the e-mails, as stored: the shop's name and contact details. */
export async function findSender(db: Database): Promise<MailSender> {
  const rows = await db.select().from(shopSettings).where(eq(shopSettings.section, 'profile'))
  const { profile } = readSections(rows)
  const { name, contact } = profile ? toBrand(profile, mailLanguage) : neutralBrand
  return { name, ...contact }
}
