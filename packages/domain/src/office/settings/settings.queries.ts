import type { components } from '@skafferi/api/admin'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'

/** The query key of all settings. */
export const settingsKey = ['office', 'settings'] as const

/** True if the application form asks for a licence; not while the settings are unknown. */
export const asksLicence = (form: components['schemas']['ApplicationForm'] | undefined): boolean =>
  form !== undefined && form.questions.upload_licenses !== 'off'

/** Reads all sections of the settings. */
export async function readSettings(
  { client }: Office,
  signal: AbortSignal,
): Promise<components['schemas']['AdminSettings']> {
  const { data } = await client.GET('/admin/settings', { signal })
  if (!data) throw missingContentError()
  return data
}
