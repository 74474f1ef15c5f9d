/** What the browser calls the picture that travels. */
const name = 'pack'

/** How long the next page may take to stand before the picture no longer waits for it, in ms. */
const patience = 200

/** Resolves once a page has a picture in the place of the one that travels, or has none in time. */
function standing(page: Element, picture: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => !page.contains(picture) && page.querySelector('img') && end())
    const timer = setTimeout(end, patience)
    function end() {
      watch.disconnect()
      clearTimeout(timer)
      resolve()
    }
    watch.observe(page, { childList: true, subtree: true })
  })
}

/** The picture of the card that a link stands in, where the browser can have it travel and the reader wants motion. */
export function pictureOf(link: Element): HTMLElement | null {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  const [picture, ...others] = link.closest('article')?.querySelectorAll('img') ?? []
  // A sheet of several packs is no card.
  return picture && others.length === 0 ? picture : null
}

/**
 * Goes to a product's page, to which the picture of its card travels. Where the page shows no picture in time, it fades.
 * @param move navigates
 */
export function travel(picture: HTMLElement, move: () => void): void {
  let hero: HTMLElement | null = null
  const { ready, finished } = document.startViewTransition(async () => {
    const page = document.getElementById('content')
    const stands = page && standing(page, picture)
    move()
    await stands
    picture.style.viewTransitionName = ''
    hero = page?.contains(picture) ? null : (page?.querySelector<HTMLElement>('img') ?? null)
    if (hero) hero.style.viewTransitionName = name
  })
  // The name is read when the old page is drawn, in the next frame.
  picture.style.viewTransitionName = name
  // A transition that is given up has moved all the same.
  ready.catch(() => {})
  void finished.finally(() => hero?.style.removeProperty('view-transition-name'))
}
