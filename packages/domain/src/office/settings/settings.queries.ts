import type { components } from '@skafferi/api/admin'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'

/** The query key of all settings. */
export const settingsKey = ['office', 'settings'] as const

/** Reads all sections of the settings. */
export async function readSettings(
  { client }: Office,
  signal: AbortSignal,
): Promise<components['schemas']['AdminSettings']> {
  const { data } = await client.GET('/admin/settings', { signal })
  if (!data) throw missingContentError()
  return data
}
