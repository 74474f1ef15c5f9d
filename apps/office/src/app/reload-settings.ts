import { brandStylesPath, type Brand } from '@skafferi/domain/rules/brand/brand'
import { readSavedSettings } from '@skafferi/domain/office'
import { settingsName, showSettings, type LiveSettings } from '../office'
import { paths } from '../paths'

/** Replaces the style sheet of the brand's colour. */
function showColour(colour: Brand['colour']): void {
  const former = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/brand/"]')
  const path = colour === null ? null : brandStylesPath(colour)
  if (path === (former?.getAttribute('href') ?? null)) return
  if (path === null) {
    former?.remove()
    return
  }
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path })
  // The former sheet goes once the new one is loaded, so that the page always has a colour.
  link.onload = () => former?.remove()
  document.head.prepend(link)
}

/** Reads the settings again after they were saved. Without an answer, the next page load has them. */
export async function reloadSettings(): Promise<void> {
  const found = (await readSavedSettings(paths.today, settingsName)) as LiveSettings | undefined
  if (!found) return
  showColour(found.brand.colour)
  showSettings(found)
}
