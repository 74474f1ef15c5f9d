import { settingsIn } from '../../rules/settings/shop-settings'

/**
 * Reads the settings in a page of the office again, after they were saved.
 * @returns undefined without an answer; the next page load has them
 */
export async function readSavedSettings(path: string, name: string): Promise<unknown> {
  const answer = await fetch(path).catch(() => null)
  return answer?.ok ? settingsIn(await answer.text(), name) : undefined
}
